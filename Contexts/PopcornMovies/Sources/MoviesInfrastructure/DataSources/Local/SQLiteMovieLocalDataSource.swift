package import Caching
package import CoreInfrastructure
package import MoviesDomain
package import Persistence

/// Keeps movies in the cache database.
package struct SQLiteMovieLocalDataSource: MovieLocalDataSource {

    private let store: AggregateStore<MovieRecordMapper>

    /// A data source on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(database: Database) {
        store = AggregateStore(MovieRecordMapper(), in: database)
    }

    /// Looks after the movies in the cache.
    package var maintenance: any CacheMaintaining { store }

    package func movie(
        withID id: Int, language: String, including parts: MovieParts
    ) async throws(DatabaseError) -> Cached<MovieRecord>? {
        try await store.value(.init(movieID: id, language: language), including: .parts(parts))
    }

    package func highlights(
        ofMovieWithID id: Int, language: String, regions: [String]
    ) async throws(DatabaseError) -> Cached<MovieHighlights>? {
        try await store.value(.init(movieID: id, language: language), including: .highlights(in: regions))?
            .map { $0.highlights(in: regions) }
    }

    package func store(_ record: Cached<MovieRecord>, language: String) async throws(DatabaseError) {
        try await store.store(record, at: .init(movieID: record.value.movie.id, language: language))
    }
}
