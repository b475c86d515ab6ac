public import CoreApplication
public import CoreDomain
import MoviesDomain

/// Fetches a movie's cast and crew.
public protocol FetchMovieCreditsUseCase: Sendable {

    /// A movie's credits, with where they came from.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of names; `nil` is the configured default.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<CreditsDetails>
}

extension FetchMovieCreditsUseCase {

    /// A movie's credits.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language of names. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache while fresh, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        id: Int, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> CreditsDetails {
        try await sourced(id: id, locale: locale, policy: policy).value
    }
}

struct DefaultFetchMovieCreditsUseCase: FetchMovieCreditsUseCase {

    let repository: any MovieRepository
    let appConfiguration: any AppConfigurationProviding
    let defaults: ContentDefaults

    func sourced(
        id: Int, locale: ContentLocale?, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<CreditsDetails> {
        let record = try await repository.movie(
            withID: id, including: .credits, locale: locale ?? defaults.locale, policy: policy)
        let imagesConfiguration = try await appConfiguration.imagesConfiguration(policy.forConfiguration)
        return record.map { record in
            CreditsDetailsMapper().map(
                record.credits ?? Credits(cast: [], crew: []), imagesConfiguration: imagesConfiguration)
        }
    }
}
