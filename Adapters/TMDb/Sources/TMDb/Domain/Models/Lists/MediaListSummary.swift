public import Foundation

/// A user's list of titles, without its items.
///
/// Source: `GET /3/movie/{movie_id}/lists`.
public struct MediaListSummary: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: MediaListID
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The number of items.
    public let itemCount: Int?
    /// The number of users who marked the list as a favourite.
    public let favoriteCount: Int?
    /// The media type of the items.
    public let listType: MediaType?
    /// The language, as an ISO 639-1 code.
    public let languageCode: String?
    /// The region, as an ISO 3166-1 code.
    public let regionCode: String?
    /// The path of the poster image.
    public let posterPath: URL?

    /// Creates a media list summary.
    public init(
        id: MediaListID, name: String, description: String? = nil, itemCount: Int? = nil, favoriteCount: Int? = nil,
        listType: MediaType? = nil, languageCode: String? = nil, regionCode: String? = nil, posterPath: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.itemCount = itemCount
        self.favoriteCount = favoriteCount
        self.listType = listType
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.posterPath = posterPath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case description
        case itemCount = "item_count"
        case favoriteCount = "favorite_count"
        case listType = "list_type"
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case posterPath = "poster_path"
    }
}
