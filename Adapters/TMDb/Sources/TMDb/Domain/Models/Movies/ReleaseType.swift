/// How a movie came to its audience: an open vocabulary.
///
/// Source: https://developer.themoviedb.org/reference/movie-release-dates
public struct ReleaseType: RawRepresentable, Codable, Hashable, Sendable {

    /// TMDb's number.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The first showing, before invited guests or at a festival.
    public static let premiere = ReleaseType(rawValue: 1)
    /// In a few cinemas.
    public static let theatricalLimited = ReleaseType(rawValue: 2)
    /// In cinemas.
    public static let theatrical = ReleaseType(rawValue: 3)
    /// As a download or a stream.
    public static let digital = ReleaseType(rawValue: 4)
    /// On disc or tape.
    public static let physical = ReleaseType(rawValue: 5)
    /// On television.
    public static let television = ReleaseType(rawValue: 6)
}
