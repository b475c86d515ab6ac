package import CoreDomain
import CoreInfrastructure
package import MoviesDomain
package import Persistence

/// Keeps the user's watchlist of movies in the library database.
package struct SQLiteMovieWatchlistRepository: MovieWatchlistRepository {

    private let database: Database
    private let clock: WallClock
    private let mapper = WatchlistMovieMapper()

    /// A repository on a library database that was opened with ``Persistence/Migration/moviesWatchlist``.
    package init(database: Database, clock: WallClock = .system) {
        self.database = database
        self.clock = clock
    }

    package func movies() async throws(PopcornError) -> [WatchlistMovie] {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.all(MoviesWatchlistMovieEntity.self, "ORDER BY added_at DESC, movie_id")
            }
            .map(mapper.map)
        }
    }

    package func contains(movieID: Int) async throws(PopcornError) -> Bool {
        try check(movieID)
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.read { transaction throws(DatabaseError) in
                try transaction.find(MoviesWatchlistMovieEntity.self, .init(movieID: movieID)) != nil
            }
        }
    }

    package func add(movieID: Int) async throws(PopcornError) -> Bool {
        try check(movieID)
        let entity = mapper.map(WatchlistMovie(id: movieID, addedAt: clock.now))
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in try transaction.insertIfNew(entity) }
        }
    }

    package func remove(movieID: Int) async throws(PopcornError) -> Bool {
        try check(movieID)
        return try await PopcornError.storage { () throws(DatabaseError) in
            try await database.write { transaction throws(DatabaseError) in
                try transaction.delete(MoviesWatchlistMovieEntity.self, .init(movieID: movieID))
            }
        }
    }

    private func check(_ movieID: Int) throws(PopcornError) {
        guard movieID > 0 else { throw .invalidInput("\(movieID) is not a movie's id; ids are greater than 0") }
    }
}
