import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

/// Gives the logos of titles that are in the cache, from the contexts that keep them.
struct CachedTitleLogos: TitleLogoProviding {

    let movies: any MovieRepository
    let tvSeries: any TVSeriesRepository

    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL? {
        switch kind {
        case .movie:
            let movie = try? await movies.movie(
                withID: id, including: [.firstLogo], locale: locale, policy: .cacheOnly)
            return movie?.value.images?.logoPaths.first
        case .tvSeries:
            let series = try? await tvSeries.series(
                withID: id, including: [.firstLogo], locale: locale, policy: .cacheOnly)
            return series?.value.images?.logoPaths.first
        }
    }
}
