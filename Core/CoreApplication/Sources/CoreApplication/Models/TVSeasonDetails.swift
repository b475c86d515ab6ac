public import CoreDomain
public import Foundation

/// A season of a TV series, with texts in one language and image URLs.
public struct TVSeasonDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public let name: String
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public let overview: String?
    /// The air date of the first episode, as midnight UTC.
    public let airDate: Date?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?
    /// The average rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of episodes, including those that have not aired.
    public let episodeCount: Int?
    /// The episodes, in order; `nil` if TMDb did not send them.
    ///
    /// The text fallback does not apply to them, because TMDb does not send translations of episodes with a season. Use
    /// `FetchTVEpisodeDetailsUseCase` for an episode's texts in other languages.
    public let episodes: [TVEpisodeDetails]?
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    public let seriesName: String?
    /// The language of each text; `nil` if the text fallback is off or the translations are unknown.
    public let textLanguages: TextLanguages?

    /// Creates season details.
    public init(
        id: Int, name: String, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        posterURLSet: ImageURLSet? = nil, voteAverage: Double? = nil, episodeCount: Int? = nil,
        episodes: [TVEpisodeDetails]? = nil, seriesID: Int, seriesName: String? = nil,
        textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.posterURLSet = posterURLSet
        self.voteAverage = voteAverage
        self.episodeCount = episodeCount
        self.episodes = episodes
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.textLanguages = textLanguages
    }
}
