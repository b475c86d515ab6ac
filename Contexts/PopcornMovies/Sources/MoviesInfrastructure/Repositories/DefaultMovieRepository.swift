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
        guard id > 0 else { throw .invalidInput("\(id) is not a movie's id; ids are greater than 0") }
        guard !Task.isCancelled else { throw PopcornError(.cancelled, "the request for movie \(id) was cancelled") }
        switch policy {
        case .refresh:
            return try await fetch(id, parts, locale)
        case .cacheFirst:
            // Serving a stale value while it is refreshed, or where TMDb fails, belongs between these two.
            if let cached = try await cached(id, parts, locale), cached.origin == .cache { return cached }
            return try await fetch(id, parts, locale)
        case .cacheOnly:
            if let cached = try await cached(id, parts, locale) { return cached }
            throw PopcornError(
                .notFound,
                "movie \(id) is not in the cache in language \(locale.language); ask once with the network allowed")
        }
    }

    private func cached(
        _ id: Int, _ parts: MovieParts, _ locale: ContentLocale
    ) async throws(PopcornError) -> Sourced<MovieRecord>? {
        let cached = try await PopcornError.storage { () throws(DatabaseError) in
            try await local.movie(withID: id, language: locale.language, including: parts)
        }
        return cached.map { cached in
            let origin: DataOrigin =
                switch freshness.freshness(cachedAt: cached.cachedAt, now: clock.now) {
                case .fresh: .cache
                case .expired: .stale
                }
            return Sourced(cached.value, origin: origin, cachedAt: cached.cachedAt)
        }
    }

    private func fetch(
        _ id: Int, _ parts: MovieParts, _ locale: ContentLocale
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
        return Sourced(record.including(parts), origin: .network, cachedAt: fetched.cachedAt)
    }
}
