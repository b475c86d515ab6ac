package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of reviews, backed by the cache and TMDb.
package struct DefaultReviewRepository: ListRepository {

    private let remote: any ListRemoteDataSource<ReviewList, Review>
    private let reader: CachedReader<AggregateStore<ReviewPageMapper>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    package init(
        remote: any ListRemoteDataSource<ReviewList, Review>, database: any EntityDatabase,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(
            "reviews", store: AggregateStore(ReviewPageMapper(), in: database), environment: environment
        ) { _, _ in .list }
    }

    /// The maintenance that deletes old reviews from the cache.
    package var maintenance: any CacheMaintaining { reader.store }

    package func page(
        _ number: Int, of list: ReviewList, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<ContentPage<Review>> {
        try list.validate(page: number)
        let key = CoreListPageEntity.Key(list, page: number, locale: locale)
        return try await reader.read(key, policy, including: .none) { [remote] _, _ throws(PopcornError) in
            try await remote.page(number, of: list, locale: locale)
        }
    }
}
