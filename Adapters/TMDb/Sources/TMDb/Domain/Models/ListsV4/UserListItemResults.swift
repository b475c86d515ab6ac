/// What became of the entries of a request.
///
/// The request as a whole succeeds even if entries fail: look at ``failures``.
///
/// Source: `POST`, `PUT` and `DELETE /4/list/{list_id}/items`.
public struct UserListItemResults: Codable, Hashable, Sendable {

    /// What became of each entry.
    public let results: [UserListItemResult]
    /// Whether the request was carried out.
    public let success: Bool?
    /// TMDb's code of the result.
    public let statusCode: TMDbStatusCode?
    /// TMDb's words on the result.
    public let statusMessage: String?

    /// Creates an answer.
    public init(
        results: [UserListItemResult], success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.results = results
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    /// What became of the entries that were not added, changed or removed.
    public var failures: [UserListItemResult] { results.filter { !$0.success } }

    private enum CodingKeys: String, CodingKey {
        case results
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
