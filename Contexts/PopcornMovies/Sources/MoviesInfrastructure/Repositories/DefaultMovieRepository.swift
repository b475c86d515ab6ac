package import CoreDomain
package import CoreInfrastructure
import Foundation
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

    /// Returns a closure that fetches a movie. The data source gets the original language of the stored movie; `nil` if
    /// the movie cannot be read.
    private func movie(_ locale: ContentLocale) -> PartsReader<MovieWithPartsMapper>.Reader.Fetch {
        { [remote] key, stored throws(PopcornError) in
            try await remote.movie(
                withID: key.id, locale: locale, originalLanguage: (try? await stored())?.movie.originalLanguage)
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

extension MovieWithParts {

    /// Returns the time-to-live class of the movie: `imminent` within two weeks of a release that matters to a region,
    /// otherwise the class of its first release and its status.
    ///
    /// Regions share the rows of a language, but a release in one region does not make the movie imminent in another.
    func timeToLiveClass(in region: String, now: Date) -> TimeToLiveClass {
        // A fetched movie has all releases; a movie from the cache may have only the pending ones.
        let isImminent = [pendingReleases, releases ?? []].joined().contains { release in
            release.isNear(now) && release.matters(to: region)
        }
        return isImminent ? .imminent : movie.timeToLiveClass(now: now)
    }
}

extension Movie {

    /// Returns the time-to-live class of the movie.
    ///
    /// - `imminent`: within two weeks of the release.
    /// - `settled`: more than a year after the release, if the movie was released.
    /// - `usual`: otherwise.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        let timeToLiveClass = TimeToLiveClass(around: releaseDate, now: now)
        return timeToLiveClass == .settled && (status ?? .released) != .released ? .usual : timeToLiveClass
    }
}
