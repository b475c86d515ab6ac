public import Foundation

/// A user's list of movies and series, with a page of its entries.
///
/// Source: `GET /3/list/{list_id}`.
public struct MediaList: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: MediaListID
    /// The list's name.
    public let name: String
    /// What the list is about; may be empty.
    public let description: String?
    /// The user name of the list's owner; may be empty.
    public let createdBy: String?
    /// How many users marked the list as a favourite.
    public let favoriteCount: Int?
    /// The number of titles.
    public let itemCount: Int?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The path of the list's poster.
    public let posterPath: URL?
    /// The titles of the page.
    public let items: MixedList<Show>
    /// The page's number, from 1.
    public let page: Int?
    /// The number of pages. TMDb serves at most 500, whatever this says.
    public let totalPages: Int?
    /// The number of titles of all pages.
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

    private enum CodingKeys: String, CodingKey {
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
