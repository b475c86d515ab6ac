public import CoreDomain

/// A translation of a season of a TV series, or of its last or next episode.
public struct TVMemberTranslation: Hashable, Sendable {
    /// The season number.
    public let seasonNumber: Int
    /// The episode number; `nil` if the season itself is translated.
    public let episodeNumber: Int?
    /// The translation.
    public let translation: Translation

    /// Creates a translation.
    public init(seasonNumber: Int, episodeNumber: Int? = nil, translation: Translation) {
        self.seasonNumber = seasonNumber
        self.episodeNumber = episodeNumber
        self.translation = translation
    }
}

extension TVSeriesWithParts {

    /// Returns the translations of a season, or of the last or next episode; `nil` if unknown.
    package func translations(ofSeason season: Int, episode: Int? = nil) -> [Translation]? {
        guard let memberTranslations else { return nil }
        let found = memberTranslations.filter { $0.seasonNumber == season && $0.episodeNumber == episode }
        return found.isEmpty ? nil : found.map(\.translation)
    }
    /// Returns the content with texts of fallback languages in its series.
    package func withSeriesFallback(_ texts: TextChain?) -> Self {
        var content = self
        content.series = texts.withFallback(series, from: translations) { series, _ in series }
        return content
    }
}
