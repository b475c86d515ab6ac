public import CoreDomain

/// An episode with its parts, and with the cached names of its series and season.
///
/// A part is `nil` if it was not requested, or if it is unknown: TMDb did not send it. A part without values is empty.
public struct TVEpisodeWithParts: Hashable, Sendable {
    /// The episode.
    public package(set) var episode: TVEpisode
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    public var seriesName: String?
    /// The ISO 639-1 code of the original language of the series, if the series is cached in the requested language.
    package var seriesOriginalLanguage: String?
    /// The name of the season, if the season or its series is cached in the requested language.
    public var seasonName: String?
    /// The members of the season's cast who play in this episode, in billing order.
    public package(set) var cast: [CastMember]?
    /// The paths of the stills.
    public package(set) var images: ImageCollection?
    /// The videos, in TMDb's order.
    public package(set) var videos: [Video]?
    /// The identifiers on other sites.
    public package(set) var externalIDs: ExternalIDs?
    /// The texts in other languages, in TMDb's order; `nil` if they were not requested.
    public var translations: [Translation]?

    /// The parts that the latest response lacked. They are unknown, not empty.
    package var missing = MissingParts()

    /// Creates an episode with parts.
    public init(
        episode: TVEpisode, seriesID: Int, seriesName: String? = nil, seasonName: String? = nil,
        cast: [CastMember]? = nil, images: ImageCollection? = nil, videos: [Video]? = nil,
        externalIDs: ExternalIDs? = nil,
        translations: [Translation]? = nil
    ) {
        self.episode = episode
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.seasonName = seasonName
        self.cast = cast
        self.images = images
        self.videos = videos
        self.externalIDs = externalIDs
        self.translations = translations
    }
}

extension TVEpisodeWithParts: Identifiable {
    /// The TMDb identifier of the episode.
    public var id: Int { episode.id }
}

extension TVEpisodeWithParts: ContentWithParts {
    package static let partProperties: [PartProperty<TVEpisodeWithParts>] = [
        PartProperty(.credits, \.cast), PartProperty(.images, \.images), PartProperty(.videos, \.videos),
        PartProperty(.externalIDs, \.externalIDs), PartProperty(.translations, \.translations),
        PartProperty(list: "crew", \.episode.crew), PartProperty(list: "guest_stars", \.episode.guestStars),
        PartProperty(name: \.episode.name), PartProperty(optional: "overview", \.episode.overview),
        PartProperty(optional: "air_date", \.episode.airDate),
        PartProperty(optional: "episode_type", \.episode.episodeType),
        PartProperty(optional: "runtime", \.episode.runtime), PartProperty(optional: "show_id", \.episode.showID),
        PartProperty(optional: "production_code", \.episode.productionCode),
        PartProperty(optional: "still_path", \.episode.stillPath),
        PartProperty(optional: "vote_average", \.episode.voteAverage),
        PartProperty(optional: "vote_count", \.episode.voteCount),
    ]
}
