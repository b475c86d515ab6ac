public import CoreDomain
public import Foundation

extension TVSeason {
    /// Creates a season for tests: the first of *Lupin*, without its episodes.
    public static func mock(
        id: Int = 134964, name: String = "Part 1", seasonNumber: Int = 1, overview: String? = "A necklace is stolen.",
        airDate: Date? = Date(timeIntervalSince1970: 1_610_064_000), posterPath: URL? = URL(string: "/season.jpg"),
        voteAverage: Double? = 7.5, episodeCount: Int? = 5, episodes: [TVEpisode]? = nil
    ) -> TVSeason {
        TVSeason(
            id: id, name: name, seasonNumber: seasonNumber, overview: overview, airDate: airDate,
            posterPath: posterPath, voteAverage: voteAverage, episodeCount: episodeCount, episodes: episodes)
    }
}
