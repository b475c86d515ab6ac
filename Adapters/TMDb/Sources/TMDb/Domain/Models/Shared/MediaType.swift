/// A kind of title or of list entry: an open vocabulary.
public struct MediaType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's word.
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let movie = MediaType(rawValue: "movie")
    public static let tvSeries = MediaType(rawValue: "tv")
    public static let tvSeason = MediaType(rawValue: "tv_season")
    public static let tvEpisode = MediaType(rawValue: "tv_episode")
    public static let person = MediaType(rawValue: "person")
    public static let collection = MediaType(rawValue: "collection")
}
