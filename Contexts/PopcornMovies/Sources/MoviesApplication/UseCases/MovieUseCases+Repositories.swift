package import CoreApplication
package import CoreDomain
package import MoviesDomain

extension MovieUseCases {

    /// Use cases over repositories.
    package init(
        repository: any MovieRepository, watchlist: any WatchlistRepository, builder: UseCaseBuilder
    ) {
        let lists = builder.watchlist(.movie, "Movie", in: watchlist)
        self.init(
            fetchMovieDetails: .init(repository, watchlist, builder),
            fetchMovieCredits: .init(repository, builder),
            fetchMovieWatchOffers: .init(repository, builder),
            fetchWatchlist: lists.fetch, isOnWatchlist: lists.contains, addToWatchlist: lists.add,
            removeFromWatchlist: lists.remove, toggleOnWatchlist: lists.toggle)
    }
}

extension FetchMovieDetailsUseCase {

    init(_ repository: any MovieRepository, _ watchlist: any WatchlistRepository, _ builder: UseCaseBuilder) {
        self = builder.fetch("FetchMovieDetails") { title, locale, policy async throws(PopcornError) in
            let regions = builder.defaults.regions(for: locale)
            let record = try await repository.movie(
                withID: title.id, including: [.firstLogo, .certifications(regions)], locale: locale, policy: policy)
            let isOnWatchlist = try await watchlist.contains(.movie, id: title.id, owner: title.owner)
            return record.map { (record: $0, regions: regions, isOnWatchlist: isOnWatchlist) }
        } present: { movie, _, images in
            MovieDetailsMapper().map(
                movie.record, regions: movie.regions, isOnWatchlist: movie.isOnWatchlist, imagesConfiguration: images)
        }
    }
}

extension FetchMovieCreditsUseCase {

    init(_ repository: any MovieRepository, _ builder: UseCaseBuilder) {
        self = builder.fetch("FetchMovieCredits") { id, locale, policy async throws(PopcornError) in
            try await repository.movie(withID: id, including: [.credits], locale: locale, policy: policy)
        } present: { record, _, images in
            CreditsDetailsMapper().map(record.credits ?? Credits(cast: [], crew: []), imagesConfiguration: images)
        }
    }
}

extension FetchMovieWatchOffersUseCase {

    init(_ repository: any MovieRepository, _ builder: UseCaseBuilder) {
        self = builder.fetch("FetchMovieWatchOffers") { id, locale, policy async throws(PopcornError) in
            try await repository.movie(withID: id, including: [.watchOffers], locale: locale, policy: policy)
        } present: { record, locale, images in
            let offers = record.watchOffers?.first { $0.region == locale.region }
            return offers.map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
    }
}
