/// The operations for account states and ratings, which are the same for movies, TV series and episodes.
extension Endpoint {

    /// Returns the endpoint for a user's or guest's account states of a title. Responses are never cached.
    static func states(_ operationID: StaticString, of title: [PathSegment], session: SessionCredential?) -> Endpoint {
        Endpoint(operationID, path: title + ["account_states"], query: [.session(session)], cacheability: .never)
    }
}

extension Endpoint<StatusResponse> {

    /// Returns the endpoint that rates a title.
    static func addRating(
        _ operationID: StaticString, _ rating: Double, to title: [PathSegment], session: SessionCredential?
    ) -> Endpoint {
        Endpoint(
            operationID, method: .post, path: title + ["rating"], query: [.session(session)],
            body: RatingBody(value: rating), cacheability: .never)
    }

    /// Returns the endpoint that deletes a rating.
    static func deleteRating(
        _ operationID: StaticString, of title: [PathSegment], session: SessionCredential?
    ) -> Endpoint {
        Endpoint(
            operationID, method: .delete, path: title + ["rating"], query: [.session(session)], cacheability: .never)
    }
}

/// The request body of a rating.
struct RatingBody: Encodable, Sendable {

    let value: Double

    private enum CodingKeys: String, CodingKey {
        case value
    }

    /// Encodes the rating.
    ///
    /// - Throws: ``InvalidRequest`` if the rating is outside 0.5 to 10, or not a multiple of 0.5.
    func encode(to encoder: any Encoder) throws {
        guard (0.5...10).contains(value), (value * 2).rounded() == value * 2 else {
            throw InvalidRequest("rating must be from 0.5 to 10 in steps of 0.5, not \(value)")
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
    }
}
