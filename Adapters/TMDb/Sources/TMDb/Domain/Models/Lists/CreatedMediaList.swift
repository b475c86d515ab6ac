/// What TMDb answers when a list was made.
///
/// Source: `POST /3/list`.
public struct CreatedMediaList: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier of the new list.
    public let id: MediaListID
    /// Whether the list was made.
    public let success: Bool?
    /// TMDb's code of the result.
    public let statusCode: TMDbStatusCode?
    /// TMDb's words on the result.
    public let statusMessage: String?

    /// Creates an answer.
    public init(
        id: MediaListID, success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil
    ) {
        self.id = id
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id = "list_id"
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
