public import Foundation

/// A season of a TV series.
public struct TVSeason: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name in the requested language.
    public package(set) var name: String
    /// The season number. Season 0 contains specials.
    public let seasonNumber: Int
    /// The overview; may be empty.
    public package(set) var overview: String?
    /// The air date of the first episode, as midnight UTC.
    public package(set) var airDate: Date?
    /// The path of the poster.
    public package(set) var posterPath: URL?
    /// The average rating, from 0 to 10.
    public package(set) var voteAverage: Double?
    /// The number of episodes, including those that have not aired.
    public package(set) var episodeCount: Int?
    /// The episodes, in order; `nil` if TMDb did not send them.
    public package(set) var episodes: [TVEpisode]?

    /// Creates a season.
    public init(
        id: Int, name: String, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil, posterPath: URL? = nil,
        voteAverage: Double? = nil, episodeCount: Int? = nil, episodes: [TVEpisode]? = nil
    ) {
        self.id = id
        self.name = name
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.posterPath = posterPath
        self.voteAverage = voteAverage
        self.episodeCount = episodeCount
        self.episodes = episodes
    }
}

extension TVSeason: Translatable {
    package var texts: ContentTexts {
        get { ContentTexts(title: name, overview: overview) }
        set { (name, overview) = (newValue.title ?? name, newValue.overview) }
    }

    package var number: Int? { seasonNumber }
}
