public import CoreApplication
public import CoreDomain
public import Foundation

/// A TV series, with texts in one language, image URLs and the age rating of one region.
///
/// The coding keys are the property names. Use the same date strategy to encode and to decode the dates.
public struct TVSeriesDetails: Identifiable, Codable, Hashable, Sendable {
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
    /// The number of seasons, without specials.
    public let numberOfSeasons: Int?
    /// The number of episodes, without specials.
    public let numberOfEpisodes: Int?
    /// The seasons, without their episodes unless the whole series was requested. Season 0 contains specials.
    ///
    /// The text fallback applies to as many seasons as fit in the request for the series, at least the first seven.
    public let seasons: [TVSeasonDetails]?
    /// The creators.
    public let createdBy: [CreatorDetails]?
    /// The genres.
    public let genres: [Genre]?
    /// The air date of the first episode, as midnight UTC.
    public let firstAirDate: Date?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public let originCountry: [String]?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The URLs of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The URLs of the title logo.
    public let logoURLSet: ImageURLSet?
    /// The URL of the series' website.
    public let homepageURL: URL?
    /// Whether the series is in production.
    public let isInProduction: Bool?
    /// The languages of the series, ISO 639-1 codes.
    public let languages: [String]?
    /// The air date of the latest episode, as midnight UTC.
    public let lastAirDate: Date?
    /// The latest episode that has aired, without crew and guest stars.
    ///
    /// The text fallback applies once the episode is known from an earlier response.
    public let lastEpisodeToAir: TVEpisodeDetails?
    /// The next episode to air, without crew and guest stars.
    ///
    /// The text fallback applies once the episode is known from an earlier response.
    public let nextEpisodeToAir: TVEpisodeDetails?
    /// The networks that broadcast the series.
    public let networks: [NetworkDetails]?
    /// The production companies.
    public let productionCompanies: [ProductionCompanyDetails]?
    /// The countries of production.
    public let productionCountries: [ProductionCountry]?
    /// The languages spoken in the series.
    public let spokenLanguages: [SpokenLanguage]?
    /// The production status, a raw value of TMDb such as `Returning Series` or `Ended`.
    public let status: String?
    /// The type of series, a raw value of TMDb such as `Scripted` or `Miniseries`.
    public let type: String?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of ratings.
    public let voteCount: Int?
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?
    /// The age rating in the locale's region, otherwise in the first fallback region that has one; `nil` if all of them
    /// lack one.
    public let contentRating: String?
    /// The region of the age rating, an ISO 3166-1 alpha-2 code; `nil` if there is no age rating.
    ///
    /// The same age rating means different things in different regions. If the region is not the locale's region, show
    /// the region.
    public let contentRatingRegion: String?
    /// Whether the series is on the owner's watchlist; `nil` if the request has no owner.
    public package(set) var isOnWatchlist: Bool?
    /// The language of each text; `nil` if the text fallback is off or the translations are unknown.
    public let textLanguages: TextLanguages?

    /// Creates series details.
    public init(
        id: Int, name: String, tagline: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, episodeRunTime: [Int]? = nil, numberOfSeasons: Int? = nil,
        numberOfEpisodes: Int? = nil, seasons: [TVSeasonDetails]? = nil, createdBy: [CreatorDetails]? = nil,
        genres: [Genre]? = nil, firstAirDate: Date? = nil, originCountry: [String]? = nil,
        posterURLSet: ImageURLSet? = nil, backdropURLSet: ImageURLSet? = nil, logoURLSet: ImageURLSet? = nil,
        homepageURL: URL? = nil, isInProduction: Bool? = nil, languages: [String]? = nil, lastAirDate: Date? = nil,
        lastEpisodeToAir: TVEpisodeDetails? = nil, nextEpisodeToAir: TVEpisodeDetails? = nil,
        networks: [NetworkDetails]? = nil, productionCompanies: [ProductionCompanyDetails]? = nil,
        productionCountries: [ProductionCountry]? = nil, spokenLanguages: [SpokenLanguage]? = nil,
        status: String? = nil, type: String? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, isAdultOnly: Bool? = nil, contentRating: String? = nil,
        contentRatingRegion: String? = nil, isOnWatchlist: Bool? = nil, textLanguages: TextLanguages? = nil
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
        self.posterURLSet = posterURLSet
        self.backdropURLSet = backdropURLSet
        self.logoURLSet = logoURLSet
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
        self.contentRating = contentRating
        self.contentRatingRegion = contentRatingRegion
        self.isOnWatchlist = isOnWatchlist
        self.textLanguages = textLanguages
    }
}

extension TVSeriesDetails: TitleDetails {}
