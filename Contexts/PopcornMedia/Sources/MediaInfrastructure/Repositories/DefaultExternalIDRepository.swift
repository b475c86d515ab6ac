package import CoreDomain
package import CoreInfrastructure
package import MediaDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of the titles and people that external identifiers belong to, backed by the cache and TMDb.
///
/// Matches rarely change, so they are fresh for `FreshnessPolicy.settledTimeToLive`. Default: 1 week.
package struct DefaultExternalIDRepository<Previews: PreviewStore<ExternalIDMatch>>: ExternalIDRepository {

    private let remote: any ExternalIDRemoteDataSource
    private let reader: CachedReader<ListingStore<ExternalIDMapper, Previews>>

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - remote: The data source that fetches matches from TMDb.
    ///   - previews: The preview store of the items that identifiers can belong to.
    ///   - database: A cache database that was opened with ``PopcornPersistence/Schema/media`` and the preview tables.
    ///   - environment: The environment that all cached reads share.
    package init(
        remote: any ExternalIDRemoteDataSource, previews: Previews, database: any EntityDatabase,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(
            "external_id", store: ListingStore(ExternalIDMapper(), previews, in: database), environment: environment
        ) { _, _ in .settled }
    }

    /// The maintenance that deletes old matches from the cache.
    package var maintenance: any CacheMaintaining { reader.store }

    package func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[ExternalIDMatch]> {
        try await reader.read(.init(id, language: locale.language), policy, including: .none) {
            [remote] _, _ throws(PopcornError) in
            try await remote.matches(of: id, locale: locale)
        }
    }
}
