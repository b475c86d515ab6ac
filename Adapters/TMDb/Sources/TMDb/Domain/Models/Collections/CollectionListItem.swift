public import Foundation

/// A collection of movies as lists of collections have it.
///
/// Source: `GET /3/search/collection`.
public struct CollectionListItem: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// What the collection is about; may be empty.
    public let overview: String?
    /// The path of the poster.
    public let posterPath: URL?
    /// The path of the backdrop.
    public let backdropPath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// The kind of entry, if the list names it.
    public let mediaType: MediaType?
    /// Whether the collection is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the collection as softcore.
    public let isSoftcore: Bool?

    /// Creates a collection list item.
    public init(
        id: Int, name: String, originalName: String? = nil, originalLanguage: String? = nil, overview: String? = nil,
        posterPath: URL? = nil, backdropPath: URL? = nil, popularity: Double? = nil, mediaType: MediaType? = nil,
        isAdultOnly: Bool? = nil, isSoftcore: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.popularity = popularity
        self.mediaType = mediaType
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case popularity
        case mediaType = "media_type"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
    }
}

/// One page of a list of collections.
public typealias CollectionPageableList = PageableListResult<CollectionListItem>
