package import Caching
package import CoreDomain
import CoreInfrastructure
package import Foundation
package import MoviesDomain
package import Persistence

/// Keeps movies in the cache database.
package struct SQLiteMovieLocalDataSource: CacheStorage {

    let database: Database
    private let mapper = MovieRecordMapper()

    /// A data source on a cache database that was opened with ``Persistence/Schema/movies``.
    package init(database: Database) {
        self.database = database
    }

    package func movie(
        _ key: TitleKey, including parts: MovieParts
    ) async throws(PopcornError) -> Cached<MovieRecord>? {
        let stored = try await PopcornError.cache { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(
                    MoviesMovieEntity(movieID: key.id, language: key.language ?? ""), including: RelationGroup(parts))
            }
        }
        return stored.map { Cached(mapper.map($0.entity), cachedAt: $0.entity.cachedAt) }
    }

    package func highlights(
        _ key: TitleKey, regions: [String]
    ) async throws(PopcornError) -> Cached<MovieHighlights>? {
        let stored = try await PopcornError.cache { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(
                    MoviesMovieEntity(movieID: key.id, language: key.language ?? ""), including: [],
                    .highlights(in: regions))
            }
        }
        return stored.map { Cached(mapper.map($0.entity).highlights(in: regions), cachedAt: $0.entity.cachedAt) }
    }

    package func store(
        _ record: Cached<MovieRecord>, for key: TitleKey, _ permit: WritePermit
    ) async throws(PopcornError) {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { [mapper] transaction throws(DatabaseError) in
                guard !permit.isRevoked else { return }
                let language = key.language ?? ""
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

    package func storeMissing(
        _ key: TitleKey, since date: Date, _ permit: WritePermit
    ) async throws(PopcornError) {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                guard !permit.isRevoked else { return }
                _ = try transaction.delete(MoviesMovieEntity(movieID: key.id, language: key.language ?? ""))
                try transaction.rememberMissing("\(key)", since: date)
            }
        }
    }

    package func missingSince(_ key: TitleKey) async throws(PopcornError) -> Date? {
        try await MissingContent(database: database).since("\(key)")
    }

    package func remove(_ key: TitleKey) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(MoviesMovieEntity(movieID: key.id, language: key.language ?? ""))
            }
        }
    }
}
