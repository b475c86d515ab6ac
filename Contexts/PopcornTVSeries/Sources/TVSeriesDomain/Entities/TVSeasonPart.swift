package import CoreDomain

/// A part of a season that can be read together with it.
public enum TVSeasonPart: Hashable, Sendable {
    /// The episodes, which are read with every season.
    case episodes
    /// The crew and guest stars of each episode.
    case episodeCredits
    /// The cast and crew of the season.
    case credits
    /// The paths of the posters.
    case images
    /// The videos.
    case videos
    /// The identifiers on other sites.
    case externalIDs
    /// The texts in all other languages.
    case translations
    /// The texts in the given languages: tags that TMDb accepts, in order of preference.
    case texts([String])

    /// The languages of a `texts` part; `nil` for other parts.
    package var textLanguages: [String]? {
        if case .texts(let languages) = self { languages } else { nil }
    }
}

extension [TVSeasonPart] {
    /// All parts of a season.
    public static let all: [TVSeasonPart] = [
        .episodeCredits, .credits, .images, .videos, .externalIDs, .translations,
    ]
}

extension TVSeasonPart: ReadablePart {

    package static var stored: [TVSeasonPart] { .all }

    package var part: ContentPart {
        switch self {
        case .episodes, .episodeCredits: .episodes
        case .credits: .credits
        case .images: .images
        case .videos: .videos
        case .externalIDs: .externalIDs
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool { textLanguages != nil }
}
