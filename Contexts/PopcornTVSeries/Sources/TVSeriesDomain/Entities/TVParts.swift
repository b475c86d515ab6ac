/// A part that can be read together with a series.
public enum TVSeriesPart: Hashable, Sendable {
    /// Cast and crew, over all episodes.
    case credits
    /// Paths of posters, backdrops and logos.
    case images
    /// The path of the first logo.
    case firstLogo
    /// Videos.
    case videos
    /// Age ratings in all regions, with what their rating boards warn of.
    case contentRatings
    /// The age ratings in some regions, ISO 3166-1 alpha-2 codes.
    case ratings([String])
    /// Where the series can be watched.
    case watchOffers
    /// How the series is known elsewhere.
    case externalIDs
    /// The texts in all other languages.
    case translations
    /// The texts in some languages, as tags that TMDb takes, best first.
    case texts([String])
}

/// A part that can be read together with a season.
public enum TVSeasonPart: Hashable, Sendable {
    /// The crew and the guest stars of each episode.
    case episodeCredits
    /// The cast of the whole season, and its crew.
    case credits
    /// Paths of posters.
    case images
    /// Videos.
    case videos
    /// The texts in all other languages.
    case translations
    /// The texts in some languages, as tags that TMDb takes, best first.
    case texts([String])

    /// The languages, if this is texts in some languages.
    package var textLanguages: [String]? {
        if case .texts(let languages) = self { languages } else { nil }
    }
}

/// A part that can be read together with an episode.
public enum TVEpisodePart: Hashable, Sendable {
    /// The season's cast in this episode; crew and guest stars always come with an episode.
    case cast
    /// Paths of stills.
    case images
    /// Videos.
    case videos
    /// How the episode is known elsewhere.
    case externalIDs
    /// The texts in all other languages.
    case translations
    /// The texts in some languages, as tags that TMDb takes, best first.
    case texts([String])

    /// The languages, if this is texts in some languages.
    package var textLanguages: [String]? {
        if case .texts(let languages) = self { languages } else { nil }
    }
}

extension [TVSeriesPart] {
    /// Everything that belongs to a series.
    public static let all: [TVSeriesPart] = [
        .credits, .images, .videos, .contentRatings, .watchOffers, .externalIDs, .translations,
    ]
}

extension [TVSeasonPart] {
    /// Everything that belongs to a season.
    public static let all: [TVSeasonPart] = [.episodeCredits, .credits, .images, .videos, .translations]
}

extension [TVEpisodePart] {
    /// Everything that belongs to an episode.
    public static let all: [TVEpisodePart] = [.cast, .images, .videos, .externalIDs, .translations]
}
