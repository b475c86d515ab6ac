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

/// The owner of a list.
///
/// Source: `GET /4/list/{list_id}`.
public struct UserListOwner: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the user in API version 4.
    public let id: String
    /// The username.
    public let username: String?
    /// The user's name; may be empty.
    public let name: String?
    /// The Gravatar hash of the user's e-mail address.
    public let gravatarHash: String?
    /// The path of the user's picture.
    public let avatarPath: URL?

    /// Creates a user list owner.
    public init(
        id: String, username: String? = nil, name: String? = nil, gravatarHash: String? = nil, avatarPath: URL? = nil
    ) {
        self.id = id
        self.username = username
        self.name = name
        self.gravatarHash = gravatarHash
        self.avatarPath = avatarPath
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case username
        case name
        case gravatarHash = "gravatar_hash"
        case avatarPath = "avatar_path"
    }
}

/// A sort order of a list's items. Create other values with ``init(rawValue:)``.
///
/// In an account's lists, TMDb returns the order as a number, which is represented as a string of digits.
///
/// Source: https://developer.themoviedb.org/v4/reference/list-update
public struct UserListSort: RawRepresentable, Hashable, Sendable {

    /// The raw value: a name, or a number in digits.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// By the date when the title was added, oldest first.
    public static let originalOrderAscending = UserListSort(rawValue: "original_order.asc")
    /// By the date when the title was added, newest first.
    public static let originalOrderDescending = UserListSort(rawValue: "original_order.desc")
    /// By average user rating, lowest first.
    public static let voteAverageAscending = UserListSort(rawValue: "vote_average.asc")
    /// By average user rating, highest first.
    public static let voteAverageDescending = UserListSort(rawValue: "vote_average.desc")
    /// By date of the first release, earliest first.
    public static let primaryReleaseDateAscending = UserListSort(rawValue: "primary_release_date.asc")
    /// By date of the first release, latest first.
    public static let primaryReleaseDateDescending = UserListSort(rawValue: "primary_release_date.desc")
    /// By release date, earliest first.
    public static let releaseDateAscending = UserListSort(rawValue: "release_date.asc")
    /// By release date, latest first.
    public static let releaseDateDescending = UserListSort(rawValue: "release_date.desc")
    /// By title, from A to Z.
    public static let titleAscending = UserListSort(rawValue: "title.asc")
    /// By title, from Z to A.
    public static let titleDescending = UserListSort(rawValue: "title.desc")
}

/// Decodes the sort order from a string or a number, because TMDb returns both.
extension UserListSort: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let word = try? container.decode(String.self) {
            self.init(rawValue: word)
        } else {
            self.init(rawValue: String(try container.decode(Int.self)))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        if let number = Int(rawValue), String(number) == rawValue {
            try container.encode(number)
        } else {
            try container.encode(rawValue)
        }
    }
}
