public import Foundation

/// A user's list of movies and TV series in API version 3, with a page of its items.
///
/// Source: `GET /3/list/{list_id}`.
public struct MediaList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: MediaListID
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The username of the list's owner; may be empty.
    public let createdBy: String?
    /// The number of users who marked the list as a favourite.
    public let favoriteCount: Int?
    /// The number of items.
    public let itemCount: Int?
    /// The language, as an ISO 639-1 code.
    public let languageCode: String?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The items of the page.
    public let items: MixedList<Show>
    /// The page number, from 1.
    public let page: Int?
    /// The number of pages. TMDb serves at most 500 pages, even if this number is higher.
    public let totalPages: Int?
    /// The number of items on all pages.
    public let totalResults: Int?

    /// Creates a media list.
    public init(
        id: MediaListID, name: String, description: String? = nil, createdBy: String? = nil, favoriteCount: Int? = nil,
        itemCount: Int? = nil, languageCode: String? = nil, posterPath: URL? = nil, items: MixedList<Show>,
        page: Int? = nil, totalPages: Int? = nil, totalResults: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.createdBy = createdBy
        self.favoriteCount = favoriteCount
        self.itemCount = itemCount
        self.languageCode = languageCode
        self.posterPath = posterPath
        self.items = items
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case description
        case createdBy = "created_by"
        case favoriteCount = "favorite_count"
        case itemCount = "item_count"
        case languageCode = "iso_639_1"
        case posterPath = "poster_path"
        case items
        case page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}
