public import Foundation

/// A collection of movies in a list, without its movies.
///
/// Source: `GET /3/search/collection`.
public struct CollectionListItem: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The original language, as an ISO 639-1 code.
    public let originalLanguage: String?
    /// The plot summary; may be empty.
    public let overview: String?
    /// The path of the poster image.
    public let posterPath: URL?
    /// The path of the backdrop image.
    public let backdropPath: URL?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The media type, if the list contains it.
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

    /// Decodes a collection. Lists that mix movies and collections use the keys of a movie's title for the collection's
    /// name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let titles = try decoder.container(keyedBy: TitleKeys.self)
        self.init(
            id: try container.decode(Int.self, forKey: .id),
            name: try (try? container.decode(String.self, forKey: .name))
                ?? titles.decode(String.self, forKey: .title),
            originalName: try container.decodeIfPresent(String.self, forKey: .originalName)
                ?? titles.decodeIfPresent(String.self, forKey: .originalTitle),
            originalLanguage: try container.decodeIfPresent(String.self, forKey: .originalLanguage),
            overview: try container.decodeIfPresent(String.self, forKey: .overview),
            posterPath: try container.decodeIfPresent(URL.self, forKey: .posterPath),
            backdropPath: try container.decodeIfPresent(URL.self, forKey: .backdropPath),
            popularity: try container.decodeIfPresent(Double.self, forKey: .popularity),
            mediaType: try container.decodeIfPresent(MediaType.self, forKey: .mediaType),
            isAdultOnly: try container.decodeIfPresent(Bool.self, forKey: .isAdultOnly),
            isSoftcore: try container.decodeIfPresent(Bool.self, forKey: .isSoftcore))
    }

    private enum TitleKeys: String, CodingKey {
        case title
        case originalTitle = "original_title"
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

/// A page of a list of collections.
public typealias CollectionPageableList = PageableListResult<CollectionListItem>
