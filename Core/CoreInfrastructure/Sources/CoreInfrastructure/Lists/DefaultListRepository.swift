package import Caching
package import CoreDomain
package import Persistence

/// Gives lists, from the cache or from TMDb.
package struct DefaultListRepository<List: ContentList, Previews: PreviewTables>: ListRepository {

    package typealias Preview = Previews.Preview

    private let remote: any ListRemoteDataSource<List, Previews.Preview>
    private let reader: CachedReader<PageStore<Previews>>

    /// - Parameters:
    ///   - content: What is listed, as metrics name it: `movie_list`.
    ///   - remote: Gets lists from TMDb.
    ///   - previews: The tables of what lists show.
    ///   - database: A cache database that was opened with ``Persistence/Schema/core`` and these tables.
    ///   - environment: What all cached reads share.
    package init(
        _ content: String, remote: any ListRemoteDataSource<List, Previews.Preview>, previews: Previews,
        database: Database, environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(content, storage: PageStore(previews, in: database), environment: environment) { _, _ in
            .list
        }
    }

    /// Deletes what is old in the cache of these lists.
    package var maintenance: any CacheSweeping { reader.storage }

    package func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Previews.Preview>> {
        try list.check()
        guard (1...ContentPage<Previews.Preview>.lastServedPage).contains(number) else {
            throw .invalidInput("\(number) is not a page; TMDb serves the pages 1 to 500 of a list")
        }
        let key = CoreListPageEntity.Key(list, page: number, locale: locale)
        return try await reader.read(key, policy) { [remote] () throws(PopcornError) in
            try await remote.page(number, of: list, locale: locale)
        }
    }
}
