import CoreDomain
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

/// The lists of the sources of warm-ups, as pages of identifiers.
struct WarmUpLists: Sendable {

    let movies: any ListRepository<MovieList, MoviePreview>
    let tvSeries: any ListRepository<TVSeriesList, TVSeriesPreview>
    let people: any ListRepository<PersonList, PersonPreview>

    /// Returns a page of a list: from the cache if it is fresh, otherwise from TMDb.
    ///
    /// - Throws: ``PopcornError``.
    func page(
        _ number: Int, of list: WarmUpSource.List, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<ContentID> {
        switch list {
        case .popularMovies: try await movies(number, .popular, locale)
        case .topRatedMovies: try await movies(number, .topRated, locale)
        case .nowPlayingMovies: try await movies(number, .nowPlaying, locale)
        case .upcomingMovies: try await movies(number, .upcoming, locale)
        case .trendingMovies: try await movies(number, .trending(.day), locale)
        case .popularSeries: try await series(number, .popular, locale)
        case .topRatedSeries: try await series(number, .topRated, locale)
        case .onTheAirSeries: try await series(number, .onTheAir, locale)
        case .airingTodaySeries: try await series(number, .airingToday, locale)
        case .trendingSeries: try await series(number, .trending(.day), locale)
        case .popularPeople: try await people(number, .popular, locale)
        case .trendingPeople: try await people(number, .trending(.day), locale)
        }
    }

    private func movies(
        _ number: Int, _ list: MovieList, _ locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<ContentID> {
        try await movies.currentPage(number, of: list, locale: locale).map { .movie($0.id) }
    }

    private func series(
        _ number: Int, _ list: TVSeriesList, _ locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<ContentID> {
        try await tvSeries.currentPage(number, of: list, locale: locale).map { .tvSeries($0.id) }
    }

    private func people(
        _ number: Int, _ list: PersonList, _ locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<ContentID> {
        try await people.currentPage(number, of: list, locale: locale).map { .person($0.id) }
    }
}

extension ListRepository {

    /// Returns a page from the cache if it is fresh, otherwise from TMDb. A stale page is not returned.
    fileprivate func currentPage(
        _ number: Int, of list: List, locale: ContentLocale
    ) async throws(PopcornError) -> ContentPage<Preview> {
        do throws(PopcornError) {
            let cached = try await page(number, of: list, locale: locale, policy: .cacheOnly)
            if cached.origin == .cache { return cached.value }
        } catch {
            guard error.kind == .notCached else { throw error }
        }
        return try await page(number, of: list, locale: locale, policy: .refresh).value
    }
}
