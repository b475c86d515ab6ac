/// A title to add to a list, to update on a list, or to remove from a list.
public struct UserListItem: Codable, Hashable, Sendable {

    /// The media type: a movie or a TV series.
    public let mediaType: MediaType
    /// The TMDb identifier of the title.
    public let mediaID: Int
    /// The owner's comment on the title.
    public let comment: String?

    /// Creates a list item.
    public init(mediaType: MediaType, mediaID: Int, comment: String? = nil) {
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.comment = comment
    }

    /// Creates a list item for a movie.
    public static func movie(_ id: MovieListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .movie, mediaID: id, comment: comment)
    }

    /// Creates a list item for a TV series.
    public static func tvSeries(_ id: TVSeriesListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .tvSeries, mediaID: id, comment: comment)
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case comment
    }
}
