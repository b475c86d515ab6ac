public import CoreDomain

/// A season with its parts, and with the cached name of its series.
///
/// A part is `nil` if it was not requested, or if it is unknown: TMDb did not send it. A part without values is empty.
public struct TVSeasonWithParts: Hashable, Sendable {
    /// The season.
    public package(set) var season: TVSeason
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    public var seriesName: String?
    /// The ISO 639-1 code of the original language of the series, if the series is cached in the requested language.
    package var seriesOriginalLanguage: String?
    /// The cast and crew of the season.
    public package(set) var credits: Credits?
    /// The paths of the posters.
    public package(set) var images: ImageCollection?
    /// The videos, in TMDb's order.
    public package(set) var videos: [Video]?
    /// The identifiers on other sites.
    public package(set) var externalIDs: ExternalIDs?
    /// The texts of the season in other languages, in TMDb's order; `nil` if they were not requested.
    public package(set) var translations: [Translation]?

    /// The parts that the latest response lacked. They are unknown, not empty.
    package var missing = MissingParts()

    /// Creates a season with parts.
    public init(
        season: TVSeason, seriesID: Int, seriesName: String? = nil, credits: Credits? = nil,
        images: ImageCollection? = nil, videos: [Video]? = nil, externalIDs: ExternalIDs? = nil,
        translations: [Translation]? = nil
    ) {
        self.season = season
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.credits = credits
        self.images = images
        self.videos = videos
        self.externalIDs = externalIDs
        self.translations = translations
    }
}

extension TVSeasonWithParts: Identifiable {
    /// The TMDb identifier of the season.
    public var id: Int { season.id }
}

extension TVSeasonWithParts: ContentWithParts {
    package static let partProperties: [PartProperty<TVSeasonWithParts>] = [
        PartProperty(.episodes, \.season.episodes), PartProperty(.episodes, \.season.episodeCount),
        PartProperty(.credits, \.credits), PartProperty(.images, \.images), PartProperty(.videos, \.videos),
        PartProperty(.externalIDs, \.externalIDs), PartProperty(.translations, \.translations),
        PartProperty(name: \.season.name), PartProperty(optional: "overview", \.season.overview),
        PartProperty(optional: "air_date", \.season.airDate),
        PartProperty(optional: "poster_path", \.season.posterPath),
        PartProperty(optional: "vote_average", \.season.voteAverage),
    ]
}
