package import Caching
package import CoreDomain
import Foundation
package import MoviesDomain
package import Persistence

/// Gives movies, from the cache or from TMDb.
package struct DefaultMovieRepository: MovieRepository {

    private let remote: any MovieRemoteDataSource
    private let local: SQLiteMovieLocalDataSource
    private let reader: CachedReader<SQLiteMovieLocalDataSource>

    /// A repository on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(remote: any MovieRemoteDataSource, database: Database, environment: CachingEnvironment) {
        self.remote = remote
        local = SQLiteMovieLocalDataSource(database: database)
        reader = CachedReader("movie", storage: local, environment: environment)
    }

    package func movie(
        withID id: Int, including parts: MovieParts, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieRecord> {
        try await read(id, locale, policy, movie: \.movie) { record in
            record.including(parts)
        } local: { key throws(PopcornError) in
            try await local.movie(key, including: parts)
        }
    }

    package func highlights(
        ofMovieWithID id: Int, regions: [String], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieHighlights> {
        try await read(id, locale, policy, movie: \.movie) { record in
            record.highlights(in: regions)
        } local: { key throws(PopcornError) in
            try await local.highlights(key, regions: regions)
        }
    }

    private func read<View: Sendable>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy, movie: @escaping (View) -> Movie,
        view: @escaping (MovieRecord) -> View,
        local: @escaping (TitleKey) async throws(PopcornError) -> Cached<View>?
    ) async throws(PopcornError) -> Sourced<View> {
        let key = try TitleKey(.movie, id: id, language: locale.language)
        return try await reader.read(key, policy) { () throws(PopcornError) in
            try await local(key)
        } fetch: { [remote] () throws(PopcornError) in
            try await remote.movie(withID: id, locale: locale)
        } view: { record in
            view(record)
        } volatility: { view, now in
            movie(view).volatility(now: now)
        }
    }
}
