package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of lists, backed by the cache and TMDb.
package struct DefaultListRepository<List: ContentList, Previews: PreviewStore>: ListRepository {

    package typealias Preview = Previews.Preview

    private let remote: any ListRemoteDataSource<List, Previews.Preview>
    private let reader: CachedReader<PageStore<Previews>>
    private let suggestions: SuggestedPages<List, Previews>?

    /// Creates a repository.
    ///
    /// - Parameters:
    ///   - content: The kind of content in metrics, such as `movie_list`.
    ///   - remote: The data source that fetches lists from TMDb.
    ///   - previews: The preview store of the items.
    ///   - database: A cache database that was opened with ``PopcornPersistence/Schema/core`` and the preview tables.
    ///   - environment: The environment that all cached reads share.
    package init(
        _ content: String, remote: any ListRemoteDataSource<List, Previews.Preview>, previews: Previews,
        database: any EntityDatabase, environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(content, store: PageStore(previews, in: database), environment: environment) { _, _ in
            .list
        }
        suggestions = environment.names.map { SuggestedPages(names: $0, previews: previews, database: database) }
    }

    /// The maintenance that deletes old pages from the cache.
    package var maintenance: any CacheMaintaining { reader.store }

    package func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Previews.Preview>> {
        try list.validate(page: number)
        let key = CoreListPageEntity.Key(list, page: number, locale: locale)
        let timeToLiveClass = list.isDated ? TimeToLiveClass.datedList(locale.dayTimeZone) : .list
        do throws(PopcornError) {
            return try await reader.read(key, policy, including: .none, timeToLiveClass: { _, _ in timeToLiveClass }) {
                [remote] _, _ throws(PopcornError) in
                try await remote.page(number, of: list, locale: locale)
            }
        } catch {
            guard let page = await suggestions?.page(number, of: list, locale: locale, after: error) else {
                throw error
            }
            return page
        }
    }
}
