public import CoreApplication
public import CoreDomain
public import Foundation

/// An episode of a TV series as an application shows it.
public struct TVEpisodeDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name, in the language of the request.
    public let name: String
    /// The number within the season.
    public let episodeNumber: Int
    /// The season's number; that of the specials is 0.
    public let seasonNumber: Int
    /// What the episode is about; may be empty.
    public let overview: String?
    /// The day of the first showing, as midnight UTC.
    public let airDate: Date?
    /// What the episode is, in TMDb's words, such as `standard` or `finale`.
    public let episodeType: String?
    /// The running time in minutes.
    public let runtime: Int?
    /// TMDb's identifier of the series, where TMDb sends it.
    public let showID: Int?
    /// The producer's number; may be empty.
    public let productionCode: String?
    /// The addresses of the still.
    public let stillURLSet: ImageURLSet?
    /// Who made the episode; `nil` if TMDb did not send it.
    public let crew: [CrewMemberDetails]?
    /// Who plays in this episode besides the season's cast; `nil` if TMDb did not send it.
    public let guestStars: [CastMemberDetails]?
    /// The mean of the ratings, 0 to 10.
    public let voteAverage: Double?
    /// How many ratings there are.
    public let voteCount: Int?
    /// TMDb's identifier of the series.
    public let seriesID: Int
    /// The series' name, if the series is cached in the language.
    public let seriesName: String?
    /// The season's name, if the season is cached in the language.
    public let seasonName: String?
    /// The language that each text is in; `nil` unless texts of other languages may stand in.
    public let textLanguages: TextLanguages?

    /// Creates episode details.
    public init(
        id: Int, name: String, episodeNumber: Int, seasonNumber: Int, overview: String? = nil, airDate: Date? = nil,
        episodeType: String? = nil, runtime: Int? = nil, showID: Int? = nil, productionCode: String? = nil,
        stillURLSet: ImageURLSet? = nil, crew: [CrewMemberDetails]? = nil, guestStars: [CastMemberDetails]? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil, seriesID: Int, seriesName: String? = nil,
        seasonName: String? = nil, textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.episodeNumber = episodeNumber
        self.seasonNumber = seasonNumber
        self.overview = overview
        self.airDate = airDate
        self.episodeType = episodeType
        self.runtime = runtime
        self.showID = showID
        self.productionCode = productionCode
        self.stillURLSet = stillURLSet
        self.crew = crew
        self.guestStars = guestStars
        self.voteAverage = voteAverage
        self.voteCount = voteCount
        self.seriesID = seriesID
        self.seriesName = seriesName
        self.seasonName = seasonName
        self.textLanguages = textLanguages
    }
}
