package import CoreDomain

/// A match of an external identifier.
package enum ExternalIDMatch: Hashable, Sendable {
    case media(MediaPreview)
    case season(MatchedSeason)
    case episode(MatchedEpisode)
}

/// A season that matches an external identifier, without its episodes.
package struct MatchedSeason: Hashable, Sendable {
    /// The season.
    package let season: TVSeason
    /// The TMDb identifier of the series.
    package let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    package var seriesName: String?

    package init(_ season: TVSeason, seriesID: Int) {
        self.season = season
        self.seriesID = seriesID
    }
}

/// An episode that matches an external identifier, without its credits.
package struct MatchedEpisode: Hashable, Sendable {
    /// The episode.
    package let episode: TVEpisode
    /// The TMDb identifier of the series.
    package let seriesID: Int
    /// The name of the series, if the series is cached in the requested language.
    package var seriesName: String?
    /// The name of the season, if the series is cached in the requested language.
    package var seasonName: String?

    package init(_ episode: TVEpisode, seriesID: Int) {
        self.episode = episode
        self.seriesID = seriesID
    }
}

extension ExternalIDMatch {

    package var media: MediaPreview? {
        if case .media(let media) = self { media } else { nil }
    }

    package var season: MatchedSeason? {
        if case .season(let season) = self { season } else { nil }
    }

    package var episode: MatchedEpisode? {
        if case .episode(let episode) = self { episode } else { nil }
    }
}
