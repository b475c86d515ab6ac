package import CoreDomain

/// A part of an episode that can be read together with it.
public enum TVEpisodePart: Hashable, Sendable {
    /// The members of the season's cast who play in this episode. The crew and guest stars are part of every episode.
    case cast
    /// The paths of the stills.
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

extension [TVEpisodePart] {
    /// All parts of an episode.
    public static let all: [TVEpisodePart] = [.cast, .images, .videos, .externalIDs, .translations]
}

extension TVEpisodePart: ReadablePart {

    package static var stored: [TVEpisodePart] { .all }

    package var part: ContentPart {
        switch self {
        case .cast: .credits
        case .images: .images
        case .videos: .videos
        case .externalIDs: .externalIDs
        case .translations, .texts: .translations
        }
    }

    package var isSupplement: Bool { textLanguages != nil }
}
