/// What became of one entry of a request.
public struct UserListItemResult: Codable, Hashable, Sendable {

    /// The kind of title.
    public let mediaType: MediaType
    /// TMDb's identifier of the title.
    public let mediaID: Int
    /// Whether the entry was added, changed or removed.
    public let success: Bool
    /// TMDb's words on why it was not.
    public let errors: [String]?

    /// Creates an user list item result.
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
