package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of reference lists, backed by the cache and TMDb.
///
/// Reference lists rarely change, so they are fresh for `FreshnessPolicy.settledTimeToLive`. Default: 1 week. Searches
/// are fresh for as long as other lists.
package struct DefaultReferenceRepository: ListRepository {

    private let remote: any ListRemoteDataSource<ReferenceList, ReferenceItem>
    private let lists: CachedReader<AggregateStore<ReferenceListMapper>>
    private let searches: CachedReader<AggregateStore<ReferenceListMapper>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(
        remote: any ListRemoteDataSource<ReferenceList, ReferenceItem>, database: any EntityDatabase,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        let store = AggregateStore(ReferenceListMapper(), in: database)
        lists = CachedReader("reference_list", store: store, environment: environment) { _, _ in .settled }
        searches = CachedReader("reference_search", store: store, environment: environment) { _, _ in .list }
    }

    /// The maintenance that deletes old reference lists from the cache.
    package var maintenance: any CacheMaintaining { lists.store }

    package func page(
        _ number: Int, of list: ReferenceList, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<ReferenceItem>> {
        try list.validate(page: number)
        let key = CoreReferenceListEntity.Key(list, page: number, locale: locale)
        let reader = list.search == nil ? lists : searches
        return try await reader.read(key, policy, including: .none) { [remote] _, _ throws(PopcornError) in
            try await remote.page(number, of: list, locale: locale)
        }
    }
}
