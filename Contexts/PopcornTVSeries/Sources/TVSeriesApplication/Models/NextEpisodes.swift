public import CoreDomain
public import Foundation

/// The next episodes of the series on a watchlist, by day.
///
/// Its coding keys are the property names. Choose one date strategy for encoding and decoding its dates.
public struct NextEpisodes: Codable, Equatable, Sendable {
    /// The days on which there are episodes, the next one first.
    public let days: [NextEpisodesDay]
    /// The series that could not be read, in the watchlist's order.
    public let failures: [NextEpisodesFailure]

    /// Creates next episodes.
    public init(days: [NextEpisodesDay], failures: [NextEpisodesFailure] = []) {
        self.days = days
        self.failures = failures
    }
}

/// A day with the episodes that are first shown on it.
public struct NextEpisodesDay: Codable, Hashable, Sendable {
    /// The day, as midnight UTC.
    public let date: Date
    /// The episodes, by the names of their series.
    public let episodes: [NextEpisodeDetails]

    /// Creates a day.
    public init(date: Date, episodes: [NextEpisodeDetails]) {
        self.date = date
        self.episodes = episodes
    }
}

/// The next episode of a series.
public struct NextEpisodeDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name, in the language of the request.
    public let name: String
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// The name of the series, in the language of the request.
    public let seriesName: String
    /// The season's number; that of the specials is 0.
    public let seasonNumber: Int
    /// The number within the season.
    public let episodeNumber: Int
    /// What the episode is about; may be empty.
    public let overview: String?
    /// What the episode is, in TMDb's words, such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time in minutes.
    public let runtime: Int?
    /// The addresses of the episode's still.
    public let stillURLSet: ImageURLSet?
    /// The addresses of the series' poster.
    public let posterURLSet: ImageURLSet?

    /// Creates a next episode.
    public init(
        id: Int, name: String, seriesID: Int, seriesName: String, seasonNumber: Int, episodeNumber: Int,
        overview: String? = nil, episodeType: String? = nil, runtime: Int? = nil, stillURLSet: ImageURLSet? = nil,
        posterURLSet: ImageURLSet? = nil
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
    }
}

/// A series whose next episode cannot be told, and why.
public struct NextEpisodesFailure: Codable, Equatable, Sendable {
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// Why the series could not be read.
    public let error: PopcornError

    /// Creates a failure.
    public init(seriesID: Int, error: PopcornError) {
        self.seriesID = seriesID
        self.error = error
    }
}
