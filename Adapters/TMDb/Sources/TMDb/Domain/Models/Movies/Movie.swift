public import Foundation

/// A movie.
///
/// Source: `GET /3/movie/{movie_id}`. Values that TMDb does not have are `nil`, as are empty dates, URLs and image
/// paths.
public struct Movie: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The title in the requested language.
    public let title: String
    /// The tagline; may be empty.
    public let tagline: String?
    /// The title in the original language.
    public let originalTitle: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The countries of origin, ISO 3166-1 codes.
    public let originCountry: [String]?
    /// The overview; may be empty.
    public let overview: String?
    /// The running time, in minutes.
    public let runtime: Int?
    /// The genres.
    public let genres: [Genre]?
    /// The date of the first release, as midnight UTC.
    public let releaseDate: Date?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The path of the backdrop. Use ``ImagesConfiguration`` to create its URL.
    public let backdropPath: URL?
    /// The budget in US dollars; 0 if unknown.
    public let budget: Double?
    /// The revenue in US dollars; 0 if unknown.
    public let revenue: Double?
    /// The URL of the movie's website.
    public let homepageURL: URL?
    /// The IMDb identifier, such as `tt0137523`.
    public let imdbID: String?
    /// The production status.
    public let status: Status?
    /// The production companies.
    public let productionCompanies: [ProductionCompany]?
    /// The countries of production.
    public let productionCountries: [ProductionCountry]?
    /// The languages spoken in the movie.
    public let spokenLanguages: [SpokenLanguage]?
    /// The collection that the movie belongs to.
    public let belongsToCollection: BelongsToCollection?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// Whether the entry is a video release rather than a film.
    public let hasVideo: Bool?
    /// Whether the movie is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the movie as softcore.
    public let isSoftcore: Bool?

    /// Creates a movie.
    public init(
        id: Int, title: String, tagline: String? = nil, originalTitle: String? = nil, originalLanguage: String? = nil,
        originCountry: [String]? = nil, overview: String? = nil, runtime: Int? = nil, genres: [Genre]? = nil,
        releaseDate: Date? = nil, posterPath: URL? = nil, backdropPath: URL? = nil, budget: Double? = nil,
        revenue: Double? = nil, homepageURL: URL? = nil, imdbID: String? = nil, status: Status? = nil,
        productionCompanies: [ProductionCompany]? = nil, productionCountries: [ProductionCountry]? = nil,
        spokenLanguages: [SpokenLanguage]? = nil, belongsToCollection: BelongsToCollection? = nil,
        popularity: Double? = nil, voteAverage: Double? = nil, voteCount: Int? = nil, hasVideo: Bool? = nil,
        isAdultOnly: Bool? = nil, isSoftcore: Bool? = nil
    ) {
        self.id = id
        self.title = title
        self.tagline = tagline
        self.originalTitle = originalTitle
        self.originalLanguage = originalLanguage
        self.originCountry = originCountry
        self.overview = overview
        self.runtime = runtime
        self.genres = genres
        self.releaseDate = releaseDate
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.budget = budget
        self.revenue = revenue
        self.homepageURL = homepageURL
        self.imdbID = imdbID
        self.status = status
        self.productionCompanies = productionCompanies
        self.productionCountries = productionCountries
        self.spokenLanguages = spokenLanguages
        self.belongsToCollection = belongsToCollection
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.hasVideo = hasVideo
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case title
        case tagline
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case originCountry = "origin_country"
        case overview
        case runtime
        case genres
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case budget
        case revenue
        case homepageURL = "homepage"
        case imdbID = "imdb_id"
        case status
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case spokenLanguages = "spoken_languages"
        case belongsToCollection = "belongs_to_collection"
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case hasVideo = "video"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
    }
}

/// A collection that a movie belongs to.
public struct BelongsToCollection: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The path of the backdrop. Use ``ImagesConfiguration`` to create its URL.
    public let backdropPath: URL?

    /// Creates a collection.
    public init(id: Int, name: String, posterPath: URL? = nil, backdropPath: URL? = nil) {
        self.id = id
        self.name = name
        self.posterPath = posterPath
        self.backdropPath = backdropPath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
    }
}

/// The production status of a movie.
///
/// TMDb may add values without notice. A value that this library does not support becomes ``unknown(_:)``.
public enum Status: Hashable, Sendable {
    /// The movie is rumoured but not announced.
    case rumoured
    /// The movie is announced.
    case planned
    /// The movie is being shot.
    case inProduction
    /// The movie is in post-production.
    case postProduction
    /// The movie is released.
    case released
    /// The movie was cancelled.
    case cancelled
    /// A value that this library does not support.
    case unknown(String)
}

extension Status: RawRepresentable, Codable {

    public init(rawValue: String) {
        self =
            switch rawValue {
            case "Rumored": .rumoured
            case "Planned": .planned
            case "In Production": .inProduction
            case "Post Production": .postProduction
            case "Released": .released
            case "Canceled": .cancelled
            default: .unknown(rawValue)
            }
    }

    /// The raw value.
    public var rawValue: String {
        switch self {
        case .rumoured: "Rumored"
        case .planned: "Planned"
        case .inProduction: "In Production"
        case .postProduction: "Post Production"
        case .released: "Released"
        case .cancelled: "Canceled"
        case .unknown(let word): word
        }
    }
}
