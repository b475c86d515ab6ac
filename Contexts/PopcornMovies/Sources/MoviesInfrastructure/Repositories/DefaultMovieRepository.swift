package import Caching
package import CoreDomain
import CoreInfrastructure
package import Logging
package import MoviesDomain
package import Persistence

/// Gives movies from the cache while they are fresh, else from TMDb.
///
/// A failure of the cache is treated by what it would hide. A cache that cannot be read is an error, since going on
/// without it would send every request to TMDb unnoticed. A cache that cannot be written costs only the next request,
/// so the answer is given and the failure logged.
package struct DefaultMovieRepository: MovieRepository {

    private let remote: any MovieRemoteDataSource
    private let local: any MovieLocalDataSource
    private let freshness: FreshnessPolicy
    private let clock: WallClock
    private let logger: Logger

    /// A repository on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(
        remote: any MovieRemoteDataSource, database: Database, freshness: FreshnessPolicy, clock: WallClock = .system,
        logger: Logger
    ) {
        self.init(
            remote: remote, local: SQLiteMovieLocalDataSource(database: database), freshness: freshness, clock: clock,
            logger: logger)
    }

    init(
        remote: any MovieRemoteDataSource, local: any MovieLocalDataSource, freshness: FreshnessPolicy,
        clock: WallClock, logger: Logger
    ) {
        self.remote = remote
        self.local = local
        self.freshness = freshness
        self.clock = clock
        self.logger = logger
    }

    package func movie(
        withID id: Int, including parts: MovieParts, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try await read(id, locale, policy) { record in
            record.including(parts)
        } local: { () throws(DatabaseError) in
            try await local.movie(withID: id, language: locale.language, including: parts)
        }
    }

    package func highlights(
        ofMovieWithID id: Int, regions: [String], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieHighlights> {
        try await read(id, locale, policy) { record in
            record.highlights(in: regions)
        } local: { () throws(DatabaseError) in
            try await local.highlights(ofMovieWithID: id, language: locale.language, regions: regions)
        }
    }

    /// Reads what is wanted of a movie, locally or from a record that was fetched.
    private func read<Value: Sendable>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy, from record: (MovieRecord) -> Value,
        local: () async throws(DatabaseError) -> Cached<Value>?
    ) async throws(PopcornError) -> Sourced<Value> {
        guard id > 0 else { throw .invalidInput("\(id) is not a movie's id; ids are greater than 0") }
        guard !Task.isCancelled else { throw PopcornError(.cancelled, "the request for movie \(id) was cancelled") }
        switch policy {
        case .refresh:
            return try await fetch(id, locale).map(record)
        case .cacheFirst:
            // Serving a stale value while it is refreshed, or where TMDb fails, belongs between these two.
            if let cached = try await cached(local), cached.origin == .cache { return cached }
            return try await fetch(id, locale).map(record)
        case .cacheOnly:
            if let cached = try await cached(local) { return cached }
            throw PopcornError(
                .notFound,
                "movie \(id) is not in the cache in language \(locale.language); ask once with the network allowed")
        }
    }

    private func cached<Value: Sendable>(
        _ local: () async throws(DatabaseError) -> Cached<Value>?
    ) async throws(PopcornError) -> Sourced<Value>? {
        let cached = try await PopcornError.storage(local)
        return cached.map { cached in
            let origin: DataOrigin =
                switch freshness.freshness(cachedAt: cached.cachedAt, now: clock.now) {
                case .fresh: .cache
                case .expired: .stale
                }
            return Sourced(cached.value, origin: origin, cachedAt: cached.cachedAt)
        }
    }

    /// A movie with all its parts from TMDb, which is stored on the way.
    private func fetch(
        _ id: Int, _ locale: ContentLocale
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        let record = try await remote.movie(withID: id, locale: locale)
        let fetched = Cached(record, cachedAt: clock.now)
        do throws(DatabaseError) {
            try await local.store(fetched, language: locale.language)
        } catch .cancelled {
            throw PopcornError(storage: .cancelled)
        } catch {
            logger.warning("Movie not cached", metadata: ["movie": "\(id)", "error": "\(error)"])
        }
        return Sourced(record, origin: .network, cachedAt: fetched.cachedAt)
    }
}
