package import Caching
package import MoviesDomain
package import Persistence

/// Keeps movies in the cache database.
package struct SQLiteMovieLocalDataSource: MovieLocalDataSource {

    let database: Database
    private let mapper = MovieRecordMapper()

    /// A data source on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(database: Database) {
        self.database = database
    }

    package func movie(
        withID id: Int, language: String, including parts: MovieParts
    ) async throws(DatabaseError) -> Cached<MovieRecord>? {
        let stored = try await database.read { transaction throws(DatabaseError) in
            try transaction.find(
                MoviesMovieEntity(movieID: id, language: language), including: RelationGroup(parts))
        }
        return stored.map { Cached(mapper.map($0.entity), cachedAt: $0.entity.cachedAt) }
    }

    package func highlights(
        ofMovieWithID id: Int, language: String, regions: [String]
    ) async throws(DatabaseError) -> Cached<MovieHighlights>? {
        let stored = try await database.read { transaction throws(DatabaseError) in
            try transaction.find(
                MoviesMovieEntity(movieID: id, language: language), including: [], .highlights(in: regions))
        }
        return stored.map { Cached(mapper.map($0.entity).highlights(in: regions), cachedAt: $0.entity.cachedAt) }
    }

    package func store(_ record: Cached<MovieRecord>, language: String) async throws(DatabaseError) {
        try await database.write { [mapper] transaction throws(DatabaseError) in
            let probe = MoviesMovieEntity(movieID: record.value.movie.id, language: language)
            guard var stored = try transaction.findOwner(probe) else {
                return try transaction.insert(
                    mapper.map(record.value, language: language, cachedAt: record.cachedAt))
            }
            mapper.map(record.value, to: &stored.entity, cachedAt: record.cachedAt)
            try transaction.update(stored)
        }
    }
}
