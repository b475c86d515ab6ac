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

/// A TMDb identifier of a user's list: a number, or a string of hexadecimal digits for older lists.
public struct MediaListID: RawRepresentable, Hashable, Sendable {

    /// The identifier as a string.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Creates an identifier from a number.
    public init(_ number: Int) {
        rawValue = String(number)
    }
}

extension MediaListID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral, CustomStringConvertible {
    public init(integerLiteral number: Int) {
        self.init(number)
    }

    public init(stringLiteral text: String) {
        self.init(rawValue: text)
    }

    public var description: String { rawValue }
}

/// Decodes the identifier from a number or a string, because TMDb returns both.
extension MediaListID: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Int.self) {
            self.init(number)
        } else {
            self.init(rawValue: try container.decode(String.self))
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

/// The response to creating a list.
///
/// Source: `POST /3/list`.
public struct CreatedMediaList: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the new list.
    public let id: MediaListID
    /// Whether the list was created.
    public let success: Bool?
    /// TMDb's status code.
    public let statusCode: TMDbStatusCode?
    /// TMDb's status message.
    public let statusMessage: String?

    /// Creates a response.
    public init(
        id: MediaListID, success: Bool? = nil, statusCode: TMDbStatusCode? = nil, statusMessage: String? = nil
    ) {
        self.id = id
        self.success = success
        self.statusCode = statusCode
        self.statusMessage = statusMessage
    }

    private enum CodingKeys: String, CodingKey {
        case id = "list_id"
        case success
        case statusCode = "status_code"
        case statusMessage = "status_message"
    }
}

/// A status that states whether a movie is on a list.
///
/// Source: `GET /3/list/{list_id}/item_status`.
public struct MediaListItemStatus: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the list.
    public let id: MediaListID
    /// Whether the movie is on the list.
    public let isPresent: Bool

    /// Creates a status.
    public init(id: MediaListID, isPresent: Bool) {
        self.id = id
        self.isPresent = isPresent
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case isPresent = "item_present"
    }
}
