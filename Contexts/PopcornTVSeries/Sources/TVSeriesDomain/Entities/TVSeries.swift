public import CoreDomain
public import Foundation

/// A TV series, with texts in one language.
public struct TVSeries: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public package(set) var name: String
    /// The tagline; may be empty.
    public package(set) var tagline: String?
    /// The name in the original language.
    public package(set) var originalName: String?
    /// The original language, an ISO 639-1 code.
    public package(set) var originalLanguage: String?
    /// The overview; may be empty.
    public package(set) var overview: String?
    /// The usual running times of the episodes, in minutes.
    public package(set) var episodeRunTime: [Int]?
    /// The number of seasons, without specials.
    public package(set) var numberOfSeasons: Int?
    /// The number of episodes, without specials.
    public package(set) var numberOfEpisodes: Int?
    /// The seasons, without their episodes unless the whole series was requested. Season 0 contains specials.
    public package(set) var seasons: [TVSeason]?
    /// The creators.
    public package(set) var createdBy: [Creator]?
    /// The genres.
    public package(set) var genres: [Genre]?
    /// The air date of the first episode, as midnight UTC.
    public package(set) var firstAirDate: Date?
    /// The countries of origin, ISO 3166-1 alpha-2 codes.
    public package(set) var originCountry: [String]?
    /// The path of the poster.
    public package(set) var posterPath: URL?
    /// The path of the backdrop.
    public package(set) var backdropPath: URL?
    /// The URL of the series' website.
    public package(set) var homepageURL: URL?
    /// Whether the series is in production.
    public package(set) var isInProduction: Bool?
    /// The languages of the series, ISO 639-1 codes.
    public package(set) var languages: [String]?
    /// The air date of the latest episode, as midnight UTC.
    public package(set) var lastAirDate: Date?
    /// The latest episode that has aired, without crew and guest stars.
    public package(set) var lastEpisodeToAir: TVEpisode?
    /// The next episode to air, without crew and guest stars.
    public package(set) var nextEpisodeToAir: TVEpisode?
    /// The networks that broadcast the series.
    public package(set) var networks: [Network]?
    /// The production companies.
    public package(set) var productionCompanies: [ProductionCompany]?
    /// The countries of production.
    public package(set) var productionCountries: [ProductionCountry]?
    /// The languages spoken in the series.
    public package(set) var spokenLanguages: [SpokenLanguage]?
    /// The production status, a raw value of TMDb such as `Returning Series` or `Ended`.
    public package(set) var status: String?
    /// The type of series, a raw value of TMDb such as `Scripted` or `Miniseries`.
    public package(set) var type: String?
    /// The popularity score, computed by TMDb.
    public package(set) var popularity: Double?
    /// The average rating, from 0 to 10.
    public package(set) var voteAverage: Double?
    /// The number of ratings.
    public package(set) var voteCount: Int?
    /// Whether the series is for adults only.
    public package(set) var isAdultOnly: Bool?

    /// Creates a series.
    public init(
        id: Int, name: String, tagline: String? = nil, originalName: String? = nil, originalLanguage: String? = nil,
        overview: String? = nil, episodeRunTime: [Int]? = nil, numberOfSeasons: Int? = nil,
        numberOfEpisodes: Int? = nil, seasons: [TVSeason]? = nil, createdBy: [Creator]? = nil, genres: [Genre]? = nil,
        firstAirDate: Date? = nil, originCountry: [String]? = nil, posterPath: URL? = nil, backdropPath: URL? = nil,
        homepageURL: URL? = nil, isInProduction: Bool? = nil, languages: [String]? = nil, lastAirDate: Date? = nil,
        lastEpisodeToAir: TVEpisode? = nil, nextEpisodeToAir: TVEpisode? = nil,
        networks: [Network]? = nil, productionCompanies: [ProductionCompany]? = nil,
        productionCountries: [ProductionCountry]? = nil, spokenLanguages: [SpokenLanguage]? = nil,
        status: String? = nil, type: String? = nil, popularity: Double? = nil, voteAverage: Double? = nil,
        voteCount: Int? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.name = name.orOriginal(originalName)
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
    }
}

extension TVSeries: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, tagline: tagline, overview: overview, homepageURL: homepageURL) }
        set {
            name = newValue.title ?? name
            (tagline, overview, homepageURL) = (newValue.tagline, newValue.overview, newValue.homepageURL)
        }
    }

    package var original: (title: String?, languageCode: String?) { (originalName, originalLanguage) }
}

extension TVSeries {
    /// The preview of the series, as in lists.
    package var preview: TVSeriesPreview {
        TVSeriesPreview(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, genreIDs: genres?.map(\.id), firstAirDate: firstAirDate,
            posterPath: posterPath, backdropPath: backdropPath, popularity: popularity, voteAverage: voteAverage,
            voteCount: voteCount, isAdultOnly: isAdultOnly)
    }
}
