public import CoreApplication
public import CoreDomain
public import Foundation
public import TVSeriesApplication

extension NextEpisodes {
    /// Creates next episodes for tests: one day with one episode.
    public static func mock(
        days: [NextEpisodesDay] = [.mock()], failures: [NextEpisodesFailure] = []
    ) -> NextEpisodes {
        NextEpisodes(days: days, failures: failures)
    }
}

extension NextEpisodesDay {
    /// Creates a day for tests: a Sunday with one episode.
    public static func mock(
        date: Date = Date(timeIntervalSince1970: 1_796_515_200), episodes: [NextEpisodeDetails] = [.mock()]
    ) -> NextEpisodesDay {
        NextEpisodesDay(date: date, episodes: episodes)
    }
}

extension NextEpisodeDetails {
    /// Creates an episode for tests: one of *Lupin*, with every property set.
    public static func mock(
        id: Int = 4_570_001, name: String = "Chapter 8", seriesID: Int = 96677, seriesName: String = "Lupin",
        seasonNumber: Int = 3, episodeNumber: Int = 1, overview: String? = "A thief comes back.",
        episodeType: String? = "standard", runtime: Int? = 47,
        stillURLSet: ImageURLSet? = .mock(still: "/still.jpg"), posterURLSet: ImageURLSet? = .mock()
    ) -> NextEpisodeDetails {
        NextEpisodeDetails(
            id: id, name: name, seriesID: seriesID, seriesName: seriesName, seasonNumber: seasonNumber,
            episodeNumber: episodeNumber, overview: overview, episodeType: episodeType, runtime: runtime,
            stillURLSet: stillURLSet, posterURLSet: posterURLSet)
    }
}

extension NextEpisodesFailure {
    /// Creates a failure for tests: a series that TMDb does not have.
    public static func mock(
        seriesID: Int = 96677, seasonNumber: Int? = nil,
        error: PopcornError = PopcornError(.notFound, "TMDb has no series 96677")
    ) -> NextEpisodesFailure {
        NextEpisodesFailure(seriesID: seriesID, seasonNumber: seasonNumber, error: error)
    }
}
