public import Foundation

/// A TV series.
///
/// Source: `GET /3/tv/{series_id}`. Values that TMDb does not have are `nil`, as are empty dates, URLs and image paths.
public struct TVSeries: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The tagline; may be empty.
    public let tagline: String?
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// The overview; may be empty.
    public let overview: String?
    /// The usual running times of the episodes, in minutes.
    public let episodeRunTime: [Int]?
    /// The number of seasons.
    public let numberOfSeasons: Int?
    /// The number of episodes.
    public let numberOfEpisodes: Int?
    /// The seasons, without their episodes.
    ///
    /// Seasons that cannot be decoded, such as seasons without an identifier, are omitted and counted in
    /// ``MixedList/skippedCount``.
    public let seasons: MixedList<TVSeason>?
    /// The creators.
    public let createdBy: [Creator]?
    /// The genres.
    public let genres: [Genre]?
    /// The air date of the first episode, as midnight UTC.
    public let firstAirDate: Date?
    /// The countries of origin, ISO 3166-1 codes.
    public let originCountry: [String]?
    /// The path of the poster. Use ``ImagesConfiguration`` to create its URL.
    public let posterPath: URL?
    /// The path of the backdrop. Use ``ImagesConfiguration`` to create its URL.
    public let backdropPath: URL?
    /// The URL of the series' website.
    public let homepageURL: URL?
    /// Whether the series is in production.
    public let isInProduction: Bool?
    /// The languages of the series, ISO 639-1 codes.
    public let languages: [String]?
    /// The air date of the latest episode, as midnight UTC.
    public let lastAirDate: Date?
    /// The latest episode that has aired.
    public let lastEpisodeToAir: TVEpisodeAirDate?
    /// The next episode to air.
    public let nextEpisodeToAir: TVEpisodeAirDate?
    /// The networks that broadcast the series.
    public let networks: [Network]?
    /// The production companies.
    public let productionCompanies: [ProductionCompany]?
    /// The countries of production.
    public let productionCountries: [ProductionCountry]?
    /// The languages spoken in the series.
    public let spokenLanguages: [SpokenLanguage]?
    /// The production status.
    public let status: TVSeriesStatus?
    /// The type of series, such as `Scripted` or `Miniseries`.
    public let type: String?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?
    /// Whether TMDb marks the series as softcore.
    public let isSoftcore: Bool?

    /// Creates a TV series.
    public init(
        id: Int, name: String, tagline: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, episodeRunTime: [Int]? = nil, numberOfSeasons: Int? = nil,
        numberOfEpisodes: Int? = nil, seasons: MixedList<TVSeason>? = nil, createdBy: [Creator]? = nil,
        genres: [Genre]? = nil,
        firstAirDate: Date? = nil, originCountry: [String]? = nil, posterPath: URL? = nil, backdropPath: URL? = nil,
        homepageURL: URL? = nil, isInProduction: Bool? = nil, languages: [String]? = nil, lastAirDate: Date? = nil,
        lastEpisodeToAir: TVEpisodeAirDate? = nil, nextEpisodeToAir: TVEpisodeAirDate? = nil,
        networks: [Network]? = nil, productionCompanies: [ProductionCompany]? = nil,
        productionCountries: [ProductionCountry]? = nil, spokenLanguages: [SpokenLanguage]? = nil,
        status: TVSeriesStatus? = nil, type: String? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, isAdultOnly: Bool? = nil, isSoftcore: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.tagline = tagline
        self.originalName = originalName
        self.originalLanguage = originalLanguage
        self.overview = overview
        self.episodeRunTime = episodeRunTime
        self.numberOfSeasons = numberOfSeasons
        self.numberOfEpisodes = numberOfEpisodes
        self.seasons = seasons
        self.createdBy = createdBy
        self.genres = genres
        self.firstAirDate = firstAirDate
        self.originCountry = originCountry
        self.posterPath = posterPath
        self.backdropPath = backdropPath
        self.homepageURL = homepageURL
        self.isInProduction = isInProduction
        self.languages = languages
        self.lastAirDate = lastAirDate
        self.lastEpisodeToAir = lastEpisodeToAir
        self.nextEpisodeToAir = nextEpisodeToAir
        self.networks = networks
        self.productionCompanies = productionCompanies
        self.productionCountries = productionCountries
        self.spokenLanguages = spokenLanguages
        self.status = status
        self.type = type
        self.popularity = popularity
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.isAdultOnly = isAdultOnly
        self.isSoftcore = isSoftcore
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case tagline
        case originalName = "original_name"
        case originalLanguage = "original_language"
        case overview
        case episodeRunTime = "episode_run_time"
        case numberOfSeasons = "number_of_seasons"
        case numberOfEpisodes = "number_of_episodes"
        case seasons
        case createdBy = "created_by"
        case genres
        case firstAirDate = "first_air_date"
        case originCountry = "origin_country"
        case posterPath = "poster_path"
        case backdropPath = "backdrop_path"
        case homepageURL = "homepage"
        case isInProduction = "in_production"
        case languages
        case lastAirDate = "last_air_date"
        case lastEpisodeToAir = "last_episode_to_air"
        case nextEpisodeToAir = "next_episode_to_air"
        case networks
        case productionCompanies = "production_companies"
        case productionCountries = "production_countries"
        case spokenLanguages = "spoken_languages"
        case status
        case type
        case popularity
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
        case isAdultOnly = "adult"
        case isSoftcore = "softcore"
    }
}

/// The production status of a TV series. Unknown values are preserved.
public struct TVSeriesStatus: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// More episodes are planned.
    public static let returning = TVSeriesStatus(rawValue: "Returning Series")
    /// The series is planned.
    public static let planned = TVSeriesStatus(rawValue: "Planned")
    /// The series is in production.
    public static let inProduction = TVSeriesStatus(rawValue: "In Production")
    /// The series has ended.
    public static let ended = TVSeriesStatus(rawValue: "Ended")
    /// The series was cancelled.
    public static let cancelled = TVSeriesStatus(rawValue: "Canceled")
    /// Only a pilot was produced.
    public static let pilot = TVSeriesStatus(rawValue: "Pilot")
}

/// A person who created a TV series.
public struct Creator: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier of the person.
    public let id: Int
    /// The TMDb identifier of the credit, or an empty string in older responses, which lack it.
    public let creditID: String
    /// The name.
    public let name: String
    /// The name in the original language; empty if unknown.
    public let originalName: String
    /// The gender.
    public let gender: Gender
    /// The path of the profile image. Use ``ImagesConfiguration`` to create its URL.
    public let profilePath: URL?

    /// Creates a creator.
    public init(
        id: Int, creditID: String, name: String, originalName: String, gender: Gender, profilePath: URL? = nil
    ) {
        self.id = id
        self.creditID = creditID
        self.name = name
        self.originalName = originalName
        self.gender = gender
        self.profilePath = profilePath
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.creditID, .originalName]

        case id
        case creditID = "credit_id"
        case name
        case originalName = "original_name"
        case gender
        case profilePath = "profile_path"
    }
}
