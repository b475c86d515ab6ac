/// The response to clearing a list.
///
/// Source: `GET /4/list/{list_id}/clear`.
public struct ClearedUserList: Codable, Hashable, Sendable {

    /// The TMDb identifier of the list.
    public let id: Int?
    /// The number of deleted items.
    public let deletedCount: Int
    /// Whether the list was cleared.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(
        id: Int? = nil, deletedCount: Int, success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.id = id
        self.deletedCount = deletedCount
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.deletedCount]

        case id
        case deletedCount = "items_deleted"
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
