/// The response to creating a list.
///
/// Source: `POST /4/list`.
public struct CreatedUserList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the new list.
    public let id: Int
    /// Whether the list was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(
        id: Int, success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil
    ) {
        self.id = id
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
