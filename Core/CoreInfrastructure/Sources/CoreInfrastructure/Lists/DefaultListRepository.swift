package import Caching
package import CoreDomain
package import Persistence

/// Gives lists of one kind, from the cache or from TMDb.
package struct DefaultListRepository<List: ContentList, Mapper: PreviewMapper>: ListRepository {

    package typealias Preview = Mapper.Domain

    private let remote: any ListRemoteDataSource<List, Mapper.Domain>
    private let reader: CachedReader<PageStore<Mapper>>

    /// - Parameters:
    ///   - content: What is listed, as metrics name it: `movie_list`.
    ///   - remote: Gets lists from TMDb.
    ///   - mapper: Maps what lists show to rows.
    ///   - database: A cache database that was opened with ``Persistence/Schema/core`` and the table of the previews.
    ///   - environment: What all cached reads share.
    package init(
        _ content: String, remote: any ListRemoteDataSource<List, Mapper.Domain>, mapper: Mapper, database: Database,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(content, storage: PageStore(mapper, in: database), environment: environment) { _, _ in
            .list
        }
    }

    /// Deletes what is old in the cache of these lists.
    package var maintenance: any CacheSweeping { reader.storage }

    package func page(
        _ number: Int, of list: List, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Mapper.Domain>> {
        try list.check()
        guard (1...ContentPage<Mapper.Domain>.lastServedPage).contains(number) else {
            throw .invalidInput("\(number) is not a page; TMDb serves the pages 1 to 500 of a list")
        }
        let key = CoreListPageEntity.Key(list, page: number, locale: locale)
        return try await reader.read(
            key, policy, local: { [storage = reader.storage] () throws(PopcornError) in try await storage.cached(key) },
            fetch: { [remote] () throws(PopcornError) in try await remote.page(number, of: list, locale: locale) })
    }
}
