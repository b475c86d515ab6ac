package import Caching
package import CoreDomain
package import Persistence

/// Gives what identifiers of other sites belong to, from the cache or from TMDb. It hardly ever changes, so an answer is
/// fresh for a week.
package struct DefaultExternalIDRepository<Previews: PreviewTables>: ExternalIDRepository {

    private let remote: any ExternalIDRemoteDataSource<Previews.Preview>
    private let reader: CachedReader<ListingStore<ExternalIDMapper<Previews.Preview>, Previews>>

    /// - Parameters:
    ///   - remote: Asks TMDb.
    ///   - previews: The tables of what identifiers can belong to.
    ///   - database: A cache database that was opened with ``Persistence/Schema/core`` and these tables.
    ///   - environment: What all cached reads share.
    package init(
        remote: any ExternalIDRemoteDataSource<Previews.Preview>, previews: Previews, database: Database,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(
            "external_id", storage: ListingStore(ExternalIDMapper(), previews, in: database), environment: environment
        ) { _, _ in .settled }
    }

    /// Deletes what is old in the cache of these answers.
    package var maintenance: any CacheSweeping { reader.storage }

    package func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Previews.Preview]> {
        try await reader.read(.init(id, language: locale.language), policy) { [remote] () throws(PopcornError) in
            try await remote.matches(of: id, locale: locale)
        }
    }
}
