public import CoreDomain
public import Foundation

/// The next episodes of the series on a watchlist, by day.
///
/// The coding keys are the property names. Use the same date strategy to encode and to decode the dates.
public struct NextEpisodes: Codable, Equatable, Sendable {
    /// The days with episodes, earliest first.
    public let days: [NextEpisodesDay]
    /// The series that could not be read, in the order of the watchlist.
    public let failures: [NextEpisodesFailure]

    /// Creates the next episodes of a watchlist.
    public init(days: [NextEpisodesDay], failures: [NextEpisodesFailure] = []) {
        self.days = days
        self.failures = failures
    }
}

/// A day and the episodes that air on it.
public struct NextEpisodesDay: Codable, Hashable, Sendable {
    /// The day, as midnight UTC.
    public let date: Date
    /// The episodes, sorted by the name of their series.
    public let episodes: [NextEpisodeDetails]

    /// Creates a day.
    public init(date: Date, episodes: [NextEpisodeDetails]) {
        self.date = date
        self.episodes = episodes
    }
}

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

/// A series on the watchlist that could not be read, with the error.
public struct NextEpisodesFailure: Codable, Equatable, Sendable {
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The error that prevented reading the series.
    public let error: PopcornError

    /// Creates a failure.
    public init(seriesID: Int, error: PopcornError) {
        self.seriesID = seriesID
        self.error = error
    }
}
