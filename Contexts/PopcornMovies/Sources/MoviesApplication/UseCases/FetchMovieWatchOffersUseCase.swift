public import CoreApplication
public import CoreDomain
import MoviesDomain

/// Fetches where a movie can be watched.
public protocol FetchMovieWatchOffersUseCase: Sendable {

    /// Where a movie can be watched in the locale's region, with where the answer came from.
    ///
    /// The value is `nil` where nobody offers the movie in that region; no other region is put in its place.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The region that is asked about; `nil` is the configured default.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchOffersDetails?>
}

extension FetchMovieWatchOffersUseCase {

    /// Where a movie can be watched in the locale's region, or `nil` where nobody offers it there.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The region that is asked about. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache while fresh, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> WatchOffersDetails? {
        try await sourced(id: id, locale: locale, policy: policy).value
    }
}

struct DefaultFetchMovieWatchOffersUseCase: FetchMovieWatchOffersUseCase {

    let repository: any MovieRepository
    let appConfiguration: any AppConfigurationProviding
    let defaults: ContentDefaults

    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<WatchOffersDetails?> {
        let locale = locale ?? defaults.locale
        let record = try await repository.movie(withID: id, including: .watchOffers, locale: locale, policy: policy)
        let imagesConfiguration = try await appConfiguration.imagesConfiguration(policy.forConfiguration)
        return record.map { record in
            record.watchOffers?.first { $0.region == locale.region }.map {
                WatchOffersDetailsMapper().map($0, imagesConfiguration: imagesConfiguration)
            }
        }
    }
}
