public import CoreApplication
public import CoreDomain
public import Foundation

extension TVSeasonDetails {
    /// Creates a season for tests: the first one of *Lupin*, with one episode.
    public static func mock(
        id: Int = 134964, name: String = "Part 1", seasonNumber: Int = 1, overview: String? = "A necklace is stolen.",
        airDate: Date? = Date(timeIntervalSince1970: 1_610_064_000),
        posterURLSet: ImageURLSet? = .mock(poster: "/season.jpg"), voteAverage: Double? = 7.5, episodeCount: Int? = 5,
        episodes: [TVEpisodeDetails]? = [.mock()], seriesID: Int = 96677, seriesName: String? = "Lupin",
        textLanguages: TextLanguages? = nil
    ) -> TVSeasonDetails {
        TVSeasonDetails(
            id: id, name: name, seasonNumber: seasonNumber, overview: overview, airDate: airDate,
            posterURLSet: posterURLSet, voteAverage: voteAverage, episodeCount: episodeCount, episodes: episodes,
            seriesID: seriesID,
            seriesName: seriesName, textLanguages: textLanguages)
    }
}
