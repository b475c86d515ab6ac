/// A title to add to a list, to change on it or to remove from it.
public struct UserListItem: Codable, Hashable, Sendable {

    /// The kind of title: a movie or a TV series.
    public let mediaType: MediaType
    /// TMDb's identifier of the title.
    public let mediaID: Int
    /// The owner's comment on it.
    public let comment: String?

    /// Creates an entry.
    public init(mediaType: MediaType, mediaID: Int, comment: String? = nil) {
        self.mediaType = mediaType
        self.mediaID = mediaID
        self.comment = comment
    }

    /// A movie.
    public static func movie(_ id: MovieListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .movie, mediaID: id, comment: comment)
    }

    /// A TV series.
    public static func tvSeries(_ id: TVSeriesListItem.ID, comment: String? = nil) -> UserListItem {
        UserListItem(mediaType: .tvSeries, mediaID: id, comment: comment)
    }

    private enum CodingKeys: String, CodingKey {
        case mediaType = "media_type"
        case mediaID = "media_id"
        case comment
    }
}
