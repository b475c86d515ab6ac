package import CoreDomain

/// A part that can be read together with a movie.
///
/// A movie can have hundreds of credits and images, so callers request only the parts that they need.
public enum MoviePart: Hashable, Sendable {
    /// The cast and crew.
    case credits
    /// The paths of posters, backdrops and logos.
    case images
    /// The path of the first logo.
    case firstLogo
    /// The releases in all regions, with their content descriptors.
    case releases
    /// The age ratings in the given regions, as ISO 3166-1 alpha-2 codes.
    case certifications([String])
    /// The watch offers in all regions.
    case watchOffers
    /// The videos.
    case videos
    /// The movie's identifiers on other sites.
    case externalIDs
    /// The keywords.
    case keywords
    /// The alternative titles in all regions.
    case alternativeTitles
    /// The translations into all languages.
    case translations
    /// The translations needed for texts in the given languages, which are TMDb language tags in order of preference.
    case texts([String])
}

extension [MoviePart] {
    /// All parts of a movie.
    public static let all: [MoviePart] = [
        .credits, .images, .releases, .watchOffers, .videos, .externalIDs, .keywords, .alternativeTitles,
        .translations,
    ]
}

extension MoviePart: ReadablePart {

    package static var stored: [MoviePart] { .all }

    package var part: ContentPart {
        switch self {
        case .credits: .credits
        case .images, .firstLogo: .images
        case .releases, .certifications: .releaseDates
        case .watchOffers: .watchProviders
        case .videos: .videos
        case .externalIDs: .externalIDs
        case .keywords: .keywords
        case .alternativeTitles: .alternativeTitles
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool {
        switch self {
        case .firstLogo, .certifications, .texts: true
        default: false
        }
    }
}
