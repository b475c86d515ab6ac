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

extension [TVSeriesPart] {
    /// All parts of a TV series.
    public static let all: [TVSeriesPart] = [
        .credits, .images, .videos, .contentRatings, .watchOffers, .externalIDs, .keywords, .alternativeTitles,
        .episodeGroups, .translations,
    ]
}

extension [TVSeasonPart] {
    /// All parts of a season.
    public static let all: [TVSeasonPart] = [
        .episodeCredits, .credits, .images, .videos, .externalIDs, .translations,
    ]
}

extension [TVEpisodePart] {
    /// All parts of an episode.
    public static let all: [TVEpisodePart] = [.cast, .images, .videos, .externalIDs, .translations]
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
