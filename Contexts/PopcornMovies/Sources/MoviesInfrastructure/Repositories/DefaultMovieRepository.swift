package import CoreDomain
package import CoreInfrastructure
package import MoviesDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of movies on a cache database.
package struct DefaultMovieRepository: MovieRepository {

    private let remote: any MovieRemoteDataSource
    private let reader: CachedReader<AggregateStore<MovieWithPartsMapper>>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/movies``.
    package init(remote: any MovieRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        reader = CachedReader(
            "movie", storage: AggregateStore(MovieWithPartsMapper(), in: database), environment: environment)
    }

    /// The maintenance of cached movies.
    package var maintenance: any CacheMaintaining { reader }

    package func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        try await reader.read(
            id, locale, policy, including: .parts(parts),
            timeToLiveClass: { $0.value.timeToLiveClass(in: locale.region, now: $1) }
        ) { () throws(PopcornError) in
            try await fetch(id, locale)
        }
    }

    package func movies(
        withIDs ids: [Int], including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<MovieWithParts>, PopcornError>] {
        await reader.read(
            ids, locale, policy, including: .parts(parts),
            timeToLiveClass: { $0.value.timeToLiveClass(in: locale.region, now: $1) }
        ) { id throws(PopcornError) in
            try await fetch(id, locale)
        }
    }

    /// Fetches a movie. The data source gets the original language of the stored movie.
    private func fetch(_ id: Int, _ locale: ContentLocale) async throws(PopcornError) -> MovieWithParts {
        let known = try? await reader.storage.cached(.init(id: id, language: locale.language))
        return try await remote.movie(
            withID: id, locale: locale, originalLanguage: known?.value.movie.originalLanguage)
    }
}
