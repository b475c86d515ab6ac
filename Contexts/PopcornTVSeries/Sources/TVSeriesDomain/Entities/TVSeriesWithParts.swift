public import CoreDomain

/// A TV series with its parts.
///
/// A part is `nil` if it was not requested, or if it is unknown: TMDb did not send it. A part without values is empty.
public struct TVSeriesWithParts: Hashable, Sendable {
    /// The series.
    public package(set) var series: TVSeries
    /// The cast and crew, across all episodes.
    public package(set) var credits: AggregateCredits?
    /// The image paths. Kinds that were not requested may be empty.
    public package(set) var images: ImageCollection?
    /// The videos, in TMDb's order.
    public package(set) var videos: [Video]?
    /// The age ratings, in TMDb's order. Ratings of regions that were not requested may be missing.
    public package(set) var contentRatings: [ContentRating]?
    /// The watch offers, one per region.
    public package(set) var watchOffers: [WatchOffers]?
    /// The identifiers on other sites.
    public package(set) var externalIDs: ExternalIDs?
    /// The episode groups, without their parts.
    public package(set) var episodeGroups: [TVEpisodeGroup]?
    /// The keywords, in TMDb's order.
    public package(set) var keywords: [Keyword]?
    /// The alternative titles, in TMDb's order.
    public package(set) var alternativeTitles: [AlternativeTitle]?
    /// The texts in other languages, in TMDb's order; `nil` if they were not requested.
    public package(set) var translations: [Translation]?
    /// The texts of the seasons, and of the last and next episode, in other languages; `nil` if they were not
    /// requested.
    ///
    /// TMDb sends the texts for as many seasons as fit in the request for the series, and for the episodes that are
    /// known from an earlier response.
    public package(set) var memberTranslations: [TVMemberTranslation]?

    /// The parts that the latest response lacked. They are unknown, not empty.
    package var missing = MissingParts()

    /// Creates a TV series with parts.
    public init(
        series: TVSeries, credits: AggregateCredits? = nil, images: ImageCollection? = nil, videos: [Video]? = nil,
        contentRatings: [ContentRating]? = nil, watchOffers: [WatchOffers]? = nil, externalIDs: ExternalIDs? = nil,
        keywords: [Keyword]? = nil, alternativeTitles: [AlternativeTitle]? = nil,
        episodeGroups: [TVEpisodeGroup]? = nil, translations: [Translation]? = nil,
        memberTranslations: [TVMemberTranslation]? = nil
    ) {
        self.series = series
        self.credits = credits
        self.images = images
        self.videos = videos
        self.contentRatings = contentRatings
        self.watchOffers = watchOffers
        self.externalIDs = externalIDs
        self.episodeGroups = episodeGroups
        self.keywords = keywords
        self.alternativeTitles = alternativeTitles
        self.translations = translations
        self.memberTranslations = memberTranslations
    }
}

extension TVSeriesWithParts: ContentWithParts {
    package static let partProperties: [PartProperty<TVSeriesWithParts>] = [
        PartProperty(.aggregateCredits, \.credits), PartProperty(.images, \.images), PartProperty(.videos, \.videos),
        PartProperty(.contentRatings, \.contentRatings), PartProperty(.watchProviders, \.watchOffers),
        PartProperty(.externalIDs, \.externalIDs), PartProperty(.episodeGroups, \.episodeGroups),
        PartProperty(.keywords, \.keywords), PartProperty(.alternativeTitles, \.alternativeTitles),
        PartProperty(.translations, \.translations), PartProperty(.translations, \.memberTranslations),
        PartProperty(list: "seasons", \.series.seasons),
        PartProperty(list: "episode_run_time", \.series.episodeRunTime),
        PartProperty(list: "created_by", \.series.createdBy), PartProperty(list: "genres", \.series.genres),
        PartProperty(list: "origin_country", \.series.originCountry),
        PartProperty(list: "languages", \.series.languages), PartProperty(list: "networks", \.series.networks),
        PartProperty(list: "production_companies", \.series.productionCompanies),
        PartProperty(list: "production_countries", \.series.productionCountries),
        PartProperty(list: "spoken_languages", \.series.spokenLanguages),
        PartProperty(optional: "tagline", \.series.tagline),
        PartProperty(optional: "original_name", \.series.originalName),
        PartProperty(optional: "original_language", \.series.originalLanguage),
        PartProperty(optional: "overview", \.series.overview),
        PartProperty(optional: "number_of_seasons", \.series.numberOfSeasons),
        PartProperty(optional: "number_of_episodes", \.series.numberOfEpisodes),
        PartProperty(optional: "first_air_date", \.series.firstAirDate),
        PartProperty(optional: "poster_path", \.series.posterPath),
        PartProperty(optional: "backdrop_path", \.series.backdropPath),
        PartProperty(optional: "homepage", \.series.homepageURL),
        PartProperty(optional: "in_production", \.series.isInProduction),
        PartProperty(optional: "last_air_date", \.series.lastAirDate),
        PartProperty(optional: "last_episode_to_air", \.series.lastEpisodeToAir),
        PartProperty(optional: "next_episode_to_air", \.series.nextEpisodeToAir),
        PartProperty(optional: "status", \.series.status), PartProperty(optional: "type", \.series.type),
        PartProperty(optional: "popularity", \.series.popularity),
        PartProperty(optional: "vote_average", \.series.voteAverage),
        PartProperty(optional: "vote_count", \.series.voteCount), PartProperty(optional: "adult", \.series.isAdultOnly),
    ]
}

extension TVSeriesWithParts: NamedContent {
    package var contentNames: [ContentName] { series.preview.contentNames }
}

/// A translation of a season of a TV series, or of its last or next episode.
public struct TVMemberTranslation: Hashable, Sendable {
    /// The season number.
    public let seasonNumber: Int
    /// The episode number; `nil` if the season itself is translated.
    public let episodeNumber: Int?
    /// The translation.
    public let translation: Translation

    /// Creates a translation.
    public init(seasonNumber: Int, episodeNumber: Int? = nil, translation: Translation) {
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
        self.translation = translation
    }
}

extension TVSeriesWithParts {

    /// Returns the translations of a season, or of the last or next episode; `nil` if unknown.
    package func translations(ofSeason season: Int, episode: Int? = nil) -> [Translation]? {
        guard let memberTranslations else { return nil }
        let found = memberTranslations.filter { $0.seasonNumber == season && $0.episodeNumber == episode }
        return found.isEmpty ? nil : found.map(\.translation)
    }

    /// Returns the content with texts of fallback languages in its series.
    package func withSeriesFallback(_ texts: TextChain?) -> Self {
        var content = self
        content.series = texts.withFallback(series, from: translations) { series, _ in series }
        return content
    }
}
