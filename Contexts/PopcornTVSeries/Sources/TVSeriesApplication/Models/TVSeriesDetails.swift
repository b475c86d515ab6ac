public import CoreApplication
public import CoreDomain
public import Foundation

/// A TV series as an application shows it: in one language, its image paths resolved, its age rating chosen.
///
/// Its coding keys are the property names. Choose one date strategy for encoding and decoding its dates.
public struct TVSeriesDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name, in the language of the request.
    public let name: String
    /// The tagline; may be empty.
    public let tagline: String?
    /// The name in the original language.
    public let originalName: String?
    /// The original language, an ISO 639-1 code.
    public let originalLanguage: String?
    /// What the series is about; may be empty.
    public let overview: String?
    /// How long episodes usually are, in minutes.
    public let episodeRunTime: [Int]?
    /// How many seasons there are, specials not counted.
    public let numberOfSeasons: Int?
    /// How many episodes there are, specials not counted.
    public let numberOfEpisodes: Int?
    /// The seasons, without their episodes. Specials are season 0.
    public let seasons: [TVSeasonDetails]?
    /// Who created the series.
    public let createdBy: [CreatorDetails]?
    /// The genres.
    public let genres: [Genre]?
    /// The day of the first episode, as midnight UTC.
    public let firstAirDate: Date?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public let originCountry: [String]?
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The addresses of the backdrop.
    public let backdropURLSet: ImageURLSet?
    /// The addresses of the title's logo.
    public let logoURLSet: ImageURLSet?
    /// The series' own page.
    public let homepageURL: URL?
    /// Whether further episodes are being made.
    public let isInProduction: Bool?
    /// The languages of the series, ISO 639-1 codes.
    public let languages: [String]?
    /// The day of the latest episode, as midnight UTC.
    public let lastAirDate: Date?
    /// The latest episode, without its crew and guest stars.
    public let lastEpisodeToAir: TVEpisodeDetails?
    /// The next episode, without its crew and guest stars.
    public let nextEpisodeToAir: TVEpisodeDetails?
    /// The networks that show the series.
    public let networks: [NetworkDetails]?
    /// The companies that produced the series.
    public let productionCompanies: [ProductionCompanyDetails]?
    /// The countries that the series was produced in.
    public let productionCountries: [ProductionCountry]?
    /// The languages spoken in the series.
    public let spokenLanguages: [SpokenLanguage]?
    /// How far along the series is, in TMDb's words, such as `Returning Series` or `Ended`.
    public let status: String?
    /// What the series is, in TMDb's words, such as `Scripted` or `Miniseries`.
    public let type: String?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// The mean of the ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings there are.
    public let voteCount: Int?
    /// Whether the series is for adults only.
    public let isAdultOnly: Bool?
    /// The age rating in the locale's region, else in a fallback region; `nil` if neither rated the series.
    public let contentRating: String?
    /// Whether the series is on the watchlist.
    public let isOnWatchlist: Bool
    /// The language that each text is in; `nil` unless texts of other languages may stand in.
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
        voteCount: Int? = nil, isAdultOnly: Bool? = nil, contentRating: String? = nil, isOnWatchlist: Bool = false,
        textLanguages: TextLanguages? = nil
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
        self.isOnWatchlist = isOnWatchlist
        self.textLanguages = textLanguages
    }
}
