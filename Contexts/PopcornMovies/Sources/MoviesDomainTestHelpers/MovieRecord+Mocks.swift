package import CoreDomain
import CoreDomainTestHelpers
package import MoviesDomain

extension MovieRecord {
    package static func mock(
        movie: Movie = .mock(), credits: Credits? = .mock(), images: ImageCollection? = .mock(),
        releases: [MovieRelease]? = [.mock()], watchOffers: [WatchOffers]? = [.mock()]
    ) -> MovieRecord {
        MovieRecord(movie: movie, credits: credits, images: images, releases: releases, watchOffers: watchOffers)
    }
}
