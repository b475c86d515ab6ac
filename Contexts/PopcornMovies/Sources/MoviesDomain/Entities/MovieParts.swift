/// The parts that can be read together with a movie.
///
/// A movie has hundreds of credits and images; a reader names those it needs.
public struct MovieParts: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Cast and crew.
    public static let credits = MovieParts(rawValue: 1 << 0)
    /// Paths of posters.
    public static let posters = MovieParts(rawValue: 1 << 1)
    /// Paths of backdrops.
    public static let backdrops = MovieParts(rawValue: 1 << 2)
    /// Paths of logos.
    public static let logos = MovieParts(rawValue: 1 << 3)
    /// Releases with their certifications.
    public static let releases = MovieParts(rawValue: 1 << 4)
    /// Where the movie can be watched.
    public static let watchOffers = MovieParts(rawValue: 1 << 5)

    /// Paths of all images.
    public static let images: MovieParts = [.posters, .backdrops, .logos]
    /// Everything.
    public static let all: MovieParts = [.credits, .images, .releases, .watchOffers]
}
