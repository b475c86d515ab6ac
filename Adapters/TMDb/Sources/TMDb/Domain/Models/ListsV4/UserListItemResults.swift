/// The results of adding, updating or removing list items.
///
/// The request can succeed even if some items fail. Check ``failures``.
///
/// Source: `POST`, `PUT` and `DELETE /4/list/{list_id}/items`.
public struct UserListItemResults: Codable, Hashable, Sendable {

    /// The results of the items.
    public let results: [UserListItemResult]
    /// Whether the request succeeded.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(
        results: [UserListItemResult], success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.results = results
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    /// The results of the items that were not added, updated or removed.
    public var failures: [UserListItemResult] { results.filter { !$0.success } }

    private enum CodingKeys: String, CodingKey {
        case results
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
