import Foundation
import GRDB

// The rows as Codable records, with one struct per table.

struct MovieRow: Codable, FetchableRecord, PersistableRecord {
    static let databaseTableName = "movies_movie"

    var rowID: Int64?
    var movieID: Int
    var language: String
    var title: String
    var tagline: String?
    var originalTitle: String?
    var originalLanguage: String?
    var overview: String?
    var runtime: Int?
    var releaseDate: Date?
    var posterPath: URL?
    var backdropPath: URL?
    var budget: Double?
    var revenue: Double?
    var homepageURL: URL?
    var imdbID: String?
    var status: String?
    var popularity: Double?
    var voteAverage: Double?
    var voteCount: Int?
    var hasVideo: Bool?
    var isAdultOnly: Bool?
    var cachedAt: Date
    var genreCount: Int?
    var originCountryCount: Int?
    var companyCount: Int?
    var countryCount: Int?
    var spokenLanguageCount: Int?
    var collectionCount: Int?

    enum CodingKeys: String, CodingKey, ColumnExpression {
        case rowID = "row_id"
        case movieID = "movie_id"
        case language
        case title
        case tagline
        case originalTitle = "original_title"
        case originalLanguage = "original_language"
        case overview
        case runtime
        case releaseDate = "release_date"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case budget
        case revenue
        case homepageURL = "homepage_url"
        case imdbID = "imdb_id"
        case status
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case hasVideo = "has_video"
        case isAdultOnly = "is_adult_only"
        case cachedAt = "cached_at"
        case genreCount = "genre_count"
        case originCountryCount = "origin_country_count"
        case companyCount = "production_company_count"
        case countryCount = "production_country_count"
        case spokenLanguageCount = "spoken_language_count"
        case collectionCount = "collection_count"
    }

    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }
}

/// A row that belongs to a movie and has a position in its table.
protocol OwnedRow: Codable, FetchableRecord, PersistableRecord {}

struct GenreRow: OwnedRow {
    static let databaseTableName = "movies_movie_genre"

    var owner: Int64
    var position: Int
    var genreID: Int
    var name: String

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case genreID = "genre_id"
        case name
    }
}

struct OriginCountryRow: OwnedRow {
    static let databaseTableName = "movies_movie_origin_country"

    var owner: Int64
    var position: Int
    var countryCode: String

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case countryCode = "country_code"
    }
}

struct CompanyRow: OwnedRow {
    static let databaseTableName = "movies_movie_production_company"

    var owner: Int64
    var position: Int
    var companyID: Int
    var name: String
    var originCountry: String
    var logoPath: URL?

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case companyID = "company_id"
        case name
        case originCountry = "origin_country"
        case logoPath = "logo_path"
    }
}

struct CountryRow: OwnedRow {
    static let databaseTableName = "movies_movie_production_country"

    var owner: Int64
    var position: Int
    var countryCode: String
    var name: String

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case countryCode = "country_code"
        case name
    }
}

struct LanguageRow: OwnedRow {
    static let databaseTableName = "movies_movie_spoken_language"

    var owner: Int64
    var position: Int
    var languageCode: String
    var name: String

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case languageCode = "language_code"
        case name
    }
}

struct CollectionRow: OwnedRow {
    static let databaseTableName = "movies_movie_collection"

    var owner: Int64
    var position: Int
    var collectionID: Int
    var name: String
    var posterPath: URL?
    var backdropPath: URL?

    enum CodingKeys: String, CodingKey {
        case owner = "owner_row_id"
        case position
        case collectionID = "collection_id"
        case name
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
    }
}
