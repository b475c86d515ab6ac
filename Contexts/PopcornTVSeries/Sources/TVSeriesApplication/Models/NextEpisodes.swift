public import CoreApplication
public import CoreDomain
public import Foundation

/// The next episodes of the series on a watchlist, by day.
///
/// The coding keys are the property names. Use the same date strategy to encode and to decode the dates.
public struct NextEpisodes: Codable, Equatable, Sendable {
    /// The days with episodes, earliest first.
    public let days: [NextEpisodesDay]
    /// The series that could not be read, in the order of the watchlist, then the seasons.
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

/// A series on the watchlist, or one of its seasons, that could not be read, with the error.
public struct NextEpisodesFailure: Codable, Equatable, Sendable {
    /// The TMDb identifier of the series.
    public let seriesID: Int
    /// The number of the season; `nil` if the series itself could not be read.
    public let seasonNumber: Int?
    /// The error.
    public let error: PopcornError

    /// Creates a failure.
    public init(seriesID: Int, seasonNumber: Int? = nil, error: PopcornError) {
        self.seriesID = seriesID
        self.seasonNumber = seasonNumber
        self.error = error
    }
}
