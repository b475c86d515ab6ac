package import CoreDomain
import CoreDomainTestHelpers
package import MediaDomain

extension MatchedSeason {
    /// Creates a season for tests: the first of *Lupin*.
    package static func mock(_ season: TVSeason = .mock(), seriesID: Int = 96677) -> MatchedSeason {
        MatchedSeason(season, seriesID: seriesID)
    }
}

extension MatchedEpisode {
    /// Creates an episode for tests: the first of *Lupin*, without crew and guest stars.
    package static func mock(
        _ episode: TVEpisode = .mock(crew: nil, guestStars: nil), seriesID: Int = 96677
    ) -> MatchedEpisode {
        MatchedEpisode(episode, seriesID: seriesID)
    }
}
