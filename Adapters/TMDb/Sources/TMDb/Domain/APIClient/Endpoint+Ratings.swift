/// The operations on what a user did with a title, which movies, TV series and episodes have alike.
extension Endpoint {

    /// Gets what one user did. The answer is never kept.
    static func states(
        _ operationID: StaticString, of title: [PathSegment], session: SessionCredential?
    ) -> Endpoint {
        Endpoint(operationID, path: title + ["account_states"], query: [.session(session)], cacheability: .never)
    }
}

extension Endpoint<StatusResponse> {

    /// Rates a title.
    static func addRating(
        _ operationID: StaticString, _ rating: Double, to title: [PathSegment], session: SessionCredential?
    ) -> Endpoint {
        Endpoint(
            operationID, method: .post, path: title + ["rating"], query: [.session(session)],
            body: RatingBody(value: rating), cacheability: .never)
    }

    /// Takes a rating back.
    static func deleteRating(
        _ operationID: StaticString, of title: [PathSegment], session: SessionCredential?
    ) -> Endpoint {
        Endpoint(
            operationID, method: .delete, path: title + ["rating"], query: [.session(session)], cacheability: .never)
    }
}

/// A rating as TMDb wants it posted.
struct RatingBody: Encodable, Sendable {

    let value: Double

    private enum CodingKeys: String, CodingKey {
        case value
    }

    /// Writes the rating, or says why TMDb would refuse it.
    func encode(to encoder: any Encoder) throws {
        guard (0.5...10).contains(value), (value * 2).rounded() == value * 2 else {
            throw RequestProblem("rating must be from 0.5 to 10 in steps of 0.5, not \(value)")
        }
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(value, forKey: .value)
    }
}
