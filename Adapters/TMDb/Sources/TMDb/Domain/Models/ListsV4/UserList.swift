public import Foundation

/// A user's list of movies and TV series in API version 4, with a page of its items.
///
/// Source: `GET /4/list/{list_id}`.
public struct UserList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The owner.
    public let createdBy: UserListOwner?
    /// Whether the list is public.
    public let isPublic: Bool?
    /// The sort order of the items.
    public let sortBy: UserListSort?
    /// The language, as an ISO 639-1 code.
    public let languageCode: String?
    /// The region, as an ISO 3166-1 code.
    public let regionCode: String?
    /// The number of items.
    public let itemCount: Int?
    /// The average user rating of the items, from 0 to 10.
    public let averageRating: Double?
    /// The total runtime of the items, in minutes.
    public let runtime: Int?
    /// The total revenue of the items, in US dollars.
    public let revenue: Int?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The path of the backdrop. Use ``ImagesConfiguration`` to create its URL.
    public let backdropPath: URL?
    /// The owner's comments, by media type and identifier of the title, such as `movie:550`. A title without a comment
    /// has the value `nil`.
    public let comments: [String: String?]?
    /// The TMDb identifiers of the items, by media type and identifier of the title, such as `movie:550`.
    public let objectIDs: [String: String?]?
    /// The items of the page.
    public let results: MixedList<Show>
    /// The page number, from 1.
    public let page: Int?
    /// The number of pages. TMDb serves at most 500 pages, even if this number is higher.
    public let totalPages: Int?
    /// The number of items on all pages.
    public let totalResults: Int?

    /// Creates a user list.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

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
