/// Single reviews.
///
/// Every method throws ``TMDbError``.
public protocol ReviewService: TMDbService {}

extension ReviewService {

    /// A user's review, and what it is of.
    ///
    /// `GET /3/review/{review_id}`
    public func details(forReview id: Review.ID) async throws(TMDbError) -> Review {
        try await send(Endpoint("review-details", path: ["review", .text(id, "review_id")]))
    }
}
