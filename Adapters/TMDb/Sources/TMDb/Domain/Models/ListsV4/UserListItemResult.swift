/// The result of adding, updating or removing one list item.
public struct UserListItemResult: Codable, Hashable, Sendable {

    /// The media type of the title.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// Whether the item was added, updated or removed.
    public let success: Bool
    /// The error messages, if the item was not processed.
    public let errors: [String]?

    /// Creates a user list item result.
    public init(
        mediaType: MediaType, mediaID: Int, success: Bool, errors: [String]? = nil
    ) {
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.success = success
        self.errors = errors
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case success
        case errors = "error"
    }
}
