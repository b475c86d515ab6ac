import CoreDomain
import Foundation
import MoviesDomain
import PeopleDomain
import TVSeriesDomain

/// A provider of title logos that reads only the cache, through the repositories of movies and TV series.
struct CachedTitleLogos: TitleLogoProviding {

    let movies: any MovieRepository
    let tvSeries: any TVSeriesRepository

    func logoPath(of kind: TitleKind, id: Int, locale: ContentLocale) async -> URL? {
        let images =
            switch kind {
            case .movie:
                try? await movies.movie(withID: id, including: [.firstLogo], locale: locale, policy: .cacheOnly)
                    .value.images
            case .tvSeries:
                try? await tvSeries.series(withID: id, including: [.firstLogo], locale: locale, policy: .cacheOnly)
                    .value.images
            }
        return images?.logoPaths.first
    }
}
