package import CoreDomain
package import CoreInfrastructure
package import MoviesDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of movie collections on a cache database.
package struct DefaultMovieCollectionRepository: MovieCollectionRepository {

    private let remote: any MovieCollectionRemoteDataSource
    private let reader: CachedReader<ListingStore<MovieCollectionMapper, SingleKindPreviewStore<MoviePreviewMapper>>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/movies``.
    package init(
        remote: any MovieCollectionRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment
    ) {
        self.remote = remote
        reader = CachedReader(
            "collection",
            store: ListingStore(MovieCollectionMapper(), SingleKindPreviewStore(MoviePreviewMapper()), in: database),
            environment: environment)
    }

    /// The maintenance of cached collections.
    package var maintenance: any CacheMaintaining { reader }

    package func collection(
        withID id: Int, textLanguages: [String]?, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieCollection> {
        try ContentKind.collection.validate(id)
        let key = MoviesCollectionEntity.Key(id: id, language: locale.language)
        let texts = textLanguages.map { RelationSelection<MoviesCollectionEntity>.texts(\.translations, in: $0) }
        return try await reader.read(key, policy, including: texts ?? .none) { [remote] _, _ throws(PopcornError) in
            try await remote.collection(withID: id, locale: locale)
        }
    }
}
