/// A part that can be read together with a movie.
///
/// A movie has hundreds of credits and images; a reader names those it needs.
public enum MoviePart: Hashable, Sendable {
    /// Cast and crew.
    case credits
    /// Paths of posters, backdrops and logos.
    case images
    /// The path of the first logo.
    case firstLogo
    /// Releases in all regions, with what their rating boards warn of.
    case releases
    /// The certifications of releases in some regions, ISO 3166-1 alpha-2 codes.
    case certifications([String])
    /// Where the movie can be watched.
    case watchOffers
    /// Videos.
    case videos
    /// How the movie is known elsewhere.
    case externalIDs
    /// The texts in all other languages.
    case translations
    /// The texts in some languages, as tags that TMDb takes, best first.
    case texts([String])
}

extension [MoviePart] {
    /// Everything that belongs to a movie.
    public static let all: [MoviePart] = [
        .credits, .images, .releases, .watchOffers, .videos, .externalIDs, .translations,
    ]
}
