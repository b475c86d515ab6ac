public import CoreDomain

/// An episode of a TV series on a watchlist, such as the next one, with image URLs.
public struct NextEpisodeDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The name of the series in the requested language.
    public let seriesName: String
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int
    /// The episode number within the season.
    public let episodeNumber: Int
    /// The overview; may be empty.
    public let overview: String?
    /// The type of episode, a raw value of TMDb such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time, in minutes.
    public let runtime: Int?
    /// The URLs of the episode's still.
    public let stillURLSet: ImageURLSet?
    /// The URLs of the series' poster.
    public let posterURLSet: ImageURLSet?
    /// The language of each text of the episode; `nil` if the text fallback is off or the translations are unknown.
    ///
    /// TMDb sends the translations of the next episode once the episode is known from an earlier response.
    public let textLanguages: TextLanguages?

    /// Creates a next episode.
    public init(
        id: Int, name: String, seriesID: Int, seriesName: String, seasonNumber: Int, episodeNumber: Int,
        overview: String? = nil, episodeType: String? = nil, runtime: Int? = nil, stillURLSet: ImageURLSet? = nil,
        posterURLSet: ImageURLSet? = nil, textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
        self.overview = overview
        self.episodeType = episodeType
        self.runtime = runtime
        self.stillURLSet = stillURLSet
        self.posterURLSet = posterURLSet
        self.textLanguages = textLanguages
    }
}
