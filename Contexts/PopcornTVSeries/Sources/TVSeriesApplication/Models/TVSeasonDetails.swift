public import CoreDomain
public import Foundation

/// A season of a TV series as an application shows it.
public struct TVSeasonDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name, in the language of the request.
    public let name: String
    /// The number; that of the specials is 0.
    public let seasonNumber: Int
    /// What the season is about; may be empty.
    public let overview: String?
    /// The day of the first episode, as midnight UTC.
    public let airDate: Date?
    /// The addresses of the poster.
    public let posterURLSet: ImageURLSet?
    /// The mean of the ratings, 0 to 10.
    public let voteAverage: Double?
    /// The episodes, in their order; `nil` if TMDb did not send them.
    public let episodes: [TVEpisodeDetails]?
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// The series' name, if the series is cached in the language.
    public let seriesName: String?
    /// The language that each text is in; `nil` unless texts of other languages may stand in.
    public let textLanguages: TextLanguages?

    /// Creates season details.
    public init(
        id: Int, name: String, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        posterURLSet: ImageURLSet? = nil, voteAverage: Double? = nil, episodes: [TVEpisodeDetails]? = nil,
        seriesID: Int, seriesName: String? = nil, textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.posterURLSet = posterURLSet
        self.voteAverage = voteAverage
        self.episodes = episodes
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.textLanguages = textLanguages
    }
}
