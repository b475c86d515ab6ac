public import CoreDomain

/// An episode with what came in the same answer, and what is known of its series and season.
///
/// A part is `nil` if TMDb did not send it or the reader did not ask for it.
public struct TVEpisodeWithParts: Hashable, Sendable {
    /// The episode.
    public let episode: TVEpisode
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// The series' name, if the series is cached in the language.
    public var seriesName: String?
    /// The season's name, if the season is cached in the language.
    public var seasonName: String?
    /// The season's cast in this episode, in billing order.
    public let cast: [CastMember]?
    /// Paths of stills.
    public let images: ImageCollection?
    /// Videos, in TMDb's order.
    public let videos: [Video]?
    /// How the episode is known elsewhere.
    public let externalIDs: ExternalIDs?
    /// The texts in other languages, in TMDb's order; `nil` if TMDb was not asked for them.
    public var translations: [Translation]?

    /// Creates a content.
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
    /// TMDb's identifier of the episode.
    public var id: Int { episode.id }
}
