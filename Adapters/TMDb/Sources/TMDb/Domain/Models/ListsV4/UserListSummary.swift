public import Foundation

/// A user's list of titles without its entries, as version 4 of the API has it.
///
/// Source: `GET /4/account/{account_object_id}/lists`.
public struct UserListSummary: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The list's name.
    public let name: String
    /// What the list is about; may be empty.
    public let description: String?
    /// TMDb's identifier of the owner, as version 4 has it.
    public let accountID: String?
    /// Whether everyone may see the list.
    public let isPublic: Bool?
    /// Whether the list is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb features the list.
    public let isFeatured: Bool?
    /// The order of the entries, here as a number in place of the word.
    ///
    /// TMDb does not say which number is which order; ``UserList/sortBy`` of the list itself has the word.
    public let sortBy: UserListSort?
    /// The number of titles.
    public let itemCount: Int?
    /// The average of the titles' ratings, from 0 to 10.
    public let averageRating: Double?
    /// The running time of all titles in minutes.
    public let runtime: Int?
    /// The revenue of all titles in US dollars.
    public let revenue: Int?
    /// The language, an ISO 639-1 code.
    public let languageCode: String?
    /// The region, an ISO 3166-1 code.
    public let regionCode: String?
    /// The path of the list's poster.
    public let posterPath: URL?
    /// The path of the list's backdrop.
    public let backdropPath: URL?
    /// When the list was made.
    public let createdAt: Date?
    /// When the list was changed last.
    public let updatedAt: Date?

    /// Creates a user list summary.
    public init(
        id: Int, name: String, description: String? = nil, accountID: String? = nil, isPublic: Bool? = nil,
        isAdultOnly: Bool? = nil, isFeatured: Bool? = nil, sortBy: UserListSort? = nil, itemCount: Int? = nil,
        averageRating: Double? = nil, runtime: Int? = nil, revenue: Int? = nil, languageCode: String? = nil,
        regionCode: String? = nil, posterPath: URL? = nil, backdropPath: URL? = nil, createdAt: Date? = nil,
        updatedAt: Date? = nil
    ) {
        self.id = id
        self.name = name
        self.description = description
        self.accountID = accountID
        self.isPublic = isPublic
        self.isAdultOnly = isAdultOnly
        self.isFeatured = isFeatured
        self.sortBy = sortBy
        self.itemCount = itemCount
        self.averageRating = averageRating
        self.runtime = runtime
        self.revenue = revenue
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case description
        case accountID = "account_object_id"
        case isPublic = "public"
        case isAdultOnly = "adult"
        case isFeatured = "featured"
        case sortBy = "sort_by"
        case itemCount = "number_of_items"
        case averageRating = "average_rating"
        case runtime
        case revenue
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
    }
}

/// One page of a list of users' lists, as version 4 of the API has them.
public typealias UserListPageableList = PageableListResult<UserListSummary>
