package import CoreDomain
package import Foundation

/// A title on a watchlist, as a mixed list presents it.
package struct WatchedTitle: Hashable, Sendable {
    /// The preview of the movie or series.
    package let preview: MediaPreview
    /// The air date of the next episode of a series that is known without its seasons, as midnight UTC.
    package let nextEpisodeAirDate: Date?

    package init(_ preview: MediaPreview, nextEpisodeAirDate: Date? = nil) {
        self.preview = preview
        self.nextEpisodeAirDate = nextEpisodeAirDate
    }
}

extension LastKnownTitle {

    /// Creates the name of the movie or series of a preview; `nil` if it has none.
    ///
    /// - Parameter language: The language tag with which the preview was requested.
    package init?(_ preview: MediaPreview, language: String) {
        switch preview {
        case .movie(let movie): self.init(movie.title, movie.releaseDate, movie.posterPath, language)
        case .tvSeries(let series): self.init(series.name, series.firstAirDate, series.posterPath, language)
        case .person: return nil
        }
    }

    private init?(_ title: String, _ date: Date?, _ posterPath: URL?, _ language: String) {
        guard !title.isBlank else { return nil }
        self.init(
            title: title, year: date.flatMap { Int($0.formatted(.iso8601.year())) }, posterPath: posterPath,
            language: language)
    }
}

/// A provider of the movies and TV series on watchlists, which other contexts store. Implemented by the module that
/// combines the contexts.
package protocol WatchedTitleProviding: Sendable {

    /// Returns a title, with texts of fallback languages.
    ///
    /// - Parameters:
    ///   - id: The title.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func title(
        _ id: TitleID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchedTitle>
}
