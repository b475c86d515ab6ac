package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of responses of TMDb, backed by the cache and TMDb.
package struct DefaultResponseRepository: Sendable {

    private let remote: any ResponseRemoteDataSource
    private let environment: CachingEnvironment

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(
        remote: any ResponseRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment
    ) {
        self.remote = remote
        self.environment = environment
    }

    /// Returns the response to a request.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func response(
        to request: ResponseRequest, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ResponseContent> {
        Sourced(try await remote.response(to: request), origin: .network, cachedAt: environment.clock.now)
    }
}
