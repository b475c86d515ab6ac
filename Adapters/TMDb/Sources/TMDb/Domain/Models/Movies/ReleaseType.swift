/// A type of movie release.
///
/// Unknown values are preserved. Create other values with ``init(rawValue:)``.
///
/// Source: https://developer.themoviedb.org/reference/movie-release-dates
public struct ReleaseType: RawRepresentable, Codable, Hashable, Sendable {

    /// The raw value.
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// A premiere, such as a screening for invited guests or at a festival.
    public static let premiere = ReleaseType(rawValue: 1)
    /// A limited theatrical release, in a few cinemas.
    public static let theatricalLimited = ReleaseType(rawValue: 2)
    /// A theatrical release.
    public static let theatrical = ReleaseType(rawValue: 3)
    /// A digital release, such as a download or stream.
    public static let digital = ReleaseType(rawValue: 4)
    /// A physical release, on disc or tape.
    public static let physical = ReleaseType(rawValue: 5)
    /// A television release.
    public static let television = ReleaseType(rawValue: 6)
}
