/// The status of a title in a list. If the title is missing from the list, the request throws
/// ``TMDbError/Kind-swift.enum/notFound``.
///
/// Source: `GET /4/list/{list_id}/item_status`.
public struct UserListItemStatus: Codable, Hashable, Sendable {

    /// The TMDb identifier of the list.
    public let id: Int?
    /// The media type of the title.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// Whether the title is on the list.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a status.
    public init(
        id: Int? = nil, mediaType: MediaType, mediaID: Int, success: Bool? = nil, statusCode: TMDbStatusCode? = nil,
        statusMessage: String? = nil
    ) {
        self.id = id
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case mediaType = "media_type"
        case mediaID = "media_id"
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}
