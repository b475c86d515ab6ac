import CoreDomain
import Foundation
import MediaDomain
import MoviesDomain
import TVSeriesDomain

/// A reader of the titles on watchlists, which uses the repositories of movies and TV series.
struct WatchedTitleReader: Sendable {

    /// The content of a title.
    enum Content: Sendable {
        case movie(Movie, releases: [MovieRelease])
        case tvSeries(TVSeriesWithParts)
    }

    let movies: any MovieRepository
    let tvSeries: any TVSeriesRepository
    let defaults: ContentDefaults
    let clock: WallClock

    /// Returns the content of a title, with texts of fallback languages.
    ///
    /// - Parameter parts: The parts of a movie to include.
    func content(
        of title: TitleID, locale: ContentLocale, policy: ReadPolicy, including parts: [MoviePart] = []
    ) async throws(PopcornError) -> Sourced<Content> {
        let texts = defaults.texts(for: locale)
        switch title.kind {
        case .movie:
            return try await movies.movie(
                withID: title.id, including: texts.parts(MoviePart.texts, after: parts), locale: locale, policy: policy
            ).map { content in
                .movie(
                    texts.withFallback(content.movie, from: content.translations) { movie, _ in movie },
                    releases: content.releases ?? [])
            }
        case .tvSeries:
            return try await tvSeries.series(
                withID: title.id, including: texts.parts(TVSeriesPart.texts), locale: locale, policy: policy
            ).map { .tvSeries($0.withSeriesFallback(texts)) }
        }
    }
}

extension WatchedTitleReader: WatchedTitleProviding {

    func title(
        _ id: TitleID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchedTitle> {
        let today = locale.day(of: clock.now)
        return try await content(of: id, locale: locale, policy: policy).map { content in
            switch content {
            case .movie(let movie, _):
                WatchedTitle(.movie(movie.preview))
            case .tvSeries(let content):
                WatchedTitle(
                    .tvSeries(content.series.preview),
                    nextEpisodeAirDate: content.series.episodes(airingFrom: today).compactMap(\.airDate).min())
            }
        }
    }
}
