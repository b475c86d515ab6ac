public import Foundation

/// A user's list of movies and series as version 4 of the API has it, with a page of its entries.
///
/// Source: `GET /4/list/{list_id}`.
public struct UserList: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The list's name.
    public let name: String
    /// What the list is about; may be empty.
    public let description: String?
    /// The list's owner.
    public let createdBy: UserListOwner?
    /// Whether everyone may see the list.
    public let isPublic: Bool?
    /// The order of the entries.
    public let sortBy: UserListSort?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 code.
    public let regionCode: String?
    /// The number of titles.
    public let itemCount: Int?
    /// The average of the titles' ratings, from 0 to 10.
    public let averageRating: Double?
    /// The running time of all titles in minutes.
    public let runtime: Int?
    /// The revenue of all titles in US dollars.
    public let revenue: Int?
    /// The path of the list's poster.
    public let posterPath: URL?
    /// The path of the list's backdrop.
    public let backdropPath: URL?
    /// The owner's comments, by kind and identifier of the title, such as `movie:550`; `nil` for a title without one.
    public let comments: [String: String?]?
    /// TMDb's identifiers of the entries, by kind and identifier of the title, such as `movie:550`.
    public let objectIDs: [String: String?]?
    /// The titles of the page.
    public let results: MixedList<Show>
    /// The page's number, from 1.
    public let page: Int?
    /// The number of pages. TMDb serves at most 500, whatever this says.
    public let totalPages: Int?
    /// The number of titles of all pages.
    public let totalResults: Int?

    /// Creates an user list.
    public init(
        id: Int, name: String, description: String? = nil, createdBy: UserListOwner? = nil, isPublic: Bool? = nil,
        sortBy: UserListSort? = nil, languageCode: String? = nil, regionCode: String? = nil, itemCount: Int? = nil,
        averageRating: Double? = nil, runtime: Int? = nil, revenue: Int? = nil, posterPath: URL? = nil,
        backdropPath: URL? = nil, comments: [String: String?]? = nil, objectIDs: [String: String?]? = nil,
        results: MixedList<Show>, page: Int? = nil, totalPages: Int? = nil, totalResults: Int? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.createdBy = createdBy
        self.isPublic = isPublic
        self.sortBy = sortBy
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.itemCount = itemCount
        self.averageRating = averageRating
        self.runtime = runtime
        self.revenue = revenue
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.comments = comments
        self.objectIDs = objectIDs
        self.results = results
        self.page = page
        self.totalPages = totalPages
        self.totalResults = totalResults
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case description
        case createdBy = "created_by"
        case isPublic = "public"
        case sortBy = "sort_by"
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case itemCount = "item_count"
        case averageRating = "average_rating"
        case runtime
        case revenue
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case comments
        case objectIDs = "object_ids"
        case results
        case page
        case totalPages = "total_pages"
        case totalResults = "total_results"
    }
}
