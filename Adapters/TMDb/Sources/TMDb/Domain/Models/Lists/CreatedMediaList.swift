/// The response to creating a list.
///
/// Source: `POST /3/list`.
public struct CreatedMediaList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the new list.
    public let id: MediaListID
    /// Whether the list was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
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
