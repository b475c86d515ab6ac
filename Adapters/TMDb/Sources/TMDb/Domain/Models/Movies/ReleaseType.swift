/// How a movie came to its audience: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/movie-release-dates
public struct ReleaseType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let premiere = ReleaseType(rawValue: 1)
    public static let theatricalLimited = ReleaseType(rawValue: 2)
    public static let theatrical = ReleaseType(rawValue: 3)
    public static let digital = ReleaseType(rawValue: 4)
    public static let physical = ReleaseType(rawValue: 5)
    public static let television = ReleaseType(rawValue: 6)
}
