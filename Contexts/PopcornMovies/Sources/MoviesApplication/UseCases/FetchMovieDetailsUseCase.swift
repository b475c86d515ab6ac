public import CoreDomain
import MoviesDomain

/// Fetches a movie with everything that an application shows of it.
public protocol FetchMovieDetailsUseCase: Sendable {

    /// A movie's details, with where they came from.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of the texts and the region of the certification; `nil` is the configured default.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieDetails>
}

extension FetchMovieDetailsUseCase {

    /// A movie's details.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of the texts and the region of the certification. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache while fresh, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> MovieDetails {
        try await sourced(id: id, locale: locale, policy: policy).value
    }
}

struct DefaultFetchMovieDetailsUseCase: FetchMovieDetailsUseCase {

    let repository: any MovieRepository
    let watchlist: any MovieWatchlistRepository
    let appConfiguration: any AppConfigurationProviding
    let defaults: ContentDefaults

    private let mapper = MovieDetailsMapper()

    init(
        repository: any MovieRepository,
        watchlist: any MovieWatchlistRepository,
        appConfiguration: any AppConfigurationProviding,
        defaults: ContentDefaults
    ) {
        self.repository = repository
        self.watchlist = watchlist
        self.appConfiguration = appConfiguration
        self.defaults = defaults
    }

    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieDetails> {
        let locale = locale ?? defaults.locale
        let highlights = try await repository.highlights(
            ofMovieWithID: id, regions: defaults.regions(for: locale), locale: locale, policy: policy)
        let imagesConfiguration = try await appConfiguration.imagesConfiguration(policy.forConfiguration)
        let isOnWatchlist = try await watchlist.contains(movieID: id)
        return highlights.map {
            mapper.map($0, isOnWatchlist: isOnWatchlist, imagesConfiguration: imagesConfiguration)
        }
    }
}
