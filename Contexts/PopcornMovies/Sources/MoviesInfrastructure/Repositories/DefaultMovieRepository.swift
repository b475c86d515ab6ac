package import CoreDomain
package import CoreInfrastructure
package import MoviesDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of movies on a cache database.
package struct DefaultMovieRepository: MovieRepository {

    private let remote: any MovieRemoteDataSource
    private let reader: PartsReader<MovieWithPartsMapper>

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/movies``.
    package init(remote: any MovieRemoteDataSource, database: any EntityDatabase, environment: CachingEnvironment) {
        self.remote = remote
        reader = PartsReader("movie", MovieWithPartsMapper(), in: database, environment: environment)
    }

    /// The maintenance of cached movies.
    package var maintenance: any CacheMaintaining { reader.reader }

    package func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        try await reader.read(
            id, locale, policy, including: parts,
            timeToLiveClass: { $0.value.timeToLiveClass(in: locale.region, now: $1) },
            fetch: movie(locale), fetchPart: part(locale))
    }

    package func movies(
        withIDs ids: [Int], including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async -> [Result<Sourced<MovieWithParts>, PopcornError>] {
        await reader.read(
            ids, locale, policy, including: parts,
            timeToLiveClass: { $0.value.timeToLiveClass(in: locale.region, now: $1) },
            fetch: movie(locale), fetchPart: part(locale))
    }

    /// Returns a closure that fetches a movie. The data source gets the original language of the stored movie.
    private func movie(_ locale: ContentLocale) -> PartsReader<MovieWithPartsMapper>.Reader.Fetch {
        { [remote] key, stored throws(PopcornError) in
            try await remote.movie(
                withID: key.id, locale: locale, originalLanguage: await stored()?.movie.originalLanguage)
        }
    }

    /// Returns a closure that fetches a part of a movie.
    private func part(_ locale: ContentLocale) -> PartsReader<MovieWithPartsMapper>.PartFetch {
        { [remote] key, part, movie throws(PopcornError) in
            try await remote.part(
                part, ofMovie: key.id, locale: locale, originalLanguage: movie.movie.originalLanguage)
        }
    }
}
