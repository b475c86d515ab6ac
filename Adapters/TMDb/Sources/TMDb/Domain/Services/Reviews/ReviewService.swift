/// A service for individual reviews.
///
/// Every method throws ``TMDbError``.
public protocol ReviewService: TMDbService {}

extension ReviewService {

    /// Returns the details of a review, including the reviewed title.
    ///
    /// `GET /3/review/{review_id}`
    public func details(forReview id: Review.ID) async throws(TMDbError) -> Review {
        try await send(Endpoint("review-details", path: ["review", .string(id, "review_id")]))
    }
}
