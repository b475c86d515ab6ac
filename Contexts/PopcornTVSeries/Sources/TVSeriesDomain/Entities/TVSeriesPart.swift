package import CoreDomain

/// A part of a TV series that can be read together with it.
public enum TVSeriesPart: Hashable, Sendable {
    /// The cast and crew, across all episodes.
    case credits
    /// The paths of posters, backdrops and logos.
    case images
    /// The path of the first logo.
    case firstLogo
    /// The videos.
    case videos
    /// The age ratings in all regions, with their content descriptors.
    case contentRatings
    /// The age ratings in the given regions, as ISO 3166-1 alpha-2 codes. Content descriptors may be missing.
    case ratings([String])
    /// The watch offers in all regions.
    case watchOffers
    /// The identifiers on other sites.
    case externalIDs
    /// The episode groups, without their parts.
    case episodeGroups
    /// The keywords.
    case keywords
    /// The alternative titles in all regions.
    case alternativeTitles
    /// The texts in all other languages.
    case translations
    /// The texts in the given languages: tags that TMDb accepts, in order of preference.
    case texts([String])
}

extension [TVSeriesPart] {
    /// All parts of a TV series.
    public static let all: [TVSeriesPart] = [
        .credits, .images, .videos, .contentRatings, .watchOffers, .externalIDs, .keywords, .alternativeTitles,
        .episodeGroups, .translations,
    ]
}

extension TVSeriesPart: ReadablePart {

    package static var stored: [TVSeriesPart] { .all }

    package var part: ContentPart {
        switch self {
        case .credits: .aggregateCredits
        case .images, .firstLogo: .images
        case .videos: .videos
        case .contentRatings, .ratings: .contentRatings
        case .watchOffers: .watchProviders
        case .externalIDs: .externalIDs
        case .episodeGroups: .episodeGroups
        case .keywords: .keywords
        case .alternativeTitles: .alternativeTitles
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool {
        switch self {
        case .firstLogo, .ratings, .texts: true
        default: false
        }
    }
}
