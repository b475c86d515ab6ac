public import Foundation

/// A user's list of titles in API version 4, without its items.
///
/// Source: `GET /4/account/{account_object_id}/lists`.
public struct UserListSummary: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The description; may be empty.
    public let description: String?
    /// The TMDb identifier of the owner in API version 4.
    public let accountID: String?
    /// Whether the list is public.
    public let isPublic: Bool?
    /// Whether the list is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb features the list.
    public let isFeatured: Bool?
    /// The sort order of the items, in numeric form.
    ///
    /// TMDb does not document the numbers. ``UserList/sortBy`` of the list itself contains the name of the order.
    public let sortBy: UserListSort?
    /// The number of items.
    public let itemCount: Int?
    /// The average user rating of the items, from 0 to 10.
    public let averageRating: Double?
    /// The total runtime of the items, in minutes.
    public let runtime: Int?
    /// The total revenue of the items, in US dollars.
    public let revenue: Int?
    /// The language, as an ISO 639-1 code.
    public let languageCode: String?
    /// The region, as an ISO 3166-1 code.
    public let regionCode: String?
    /// The path of the poster image.
    public let posterPath: URL?
    /// The path of the backdrop image.
    public let backdropPath: URL?
    /// The date when the list was created.
    public let createdAt: Date?
    /// The date when the list was last updated.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

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

/// A page of a list of users' lists in API version 4.
public typealias UserListPageableList = PageableListResult<UserListSummary>
