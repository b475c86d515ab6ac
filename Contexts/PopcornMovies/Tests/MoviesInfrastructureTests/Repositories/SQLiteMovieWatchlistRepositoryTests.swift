import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesDomain
import Persistence
import Testing

@testable import MoviesInfrastructure

@Suite
struct SQLiteMovieWatchlistRepositoryTests {

    @Test
    func `movies are listed latest first and once`() async throws {
        let clock = MovableClock()
        let start = clock.now
        try await withLibrary { database in
            let list = SQLiteMovieWatchlistRepository(database: database, clock: clock.clock)
            let before = try await list.movies()
            let first = try await list.add(movieID: 550)
            clock.advance(by: 1)
            let second = try await list.add(movieID: 11)
            clock.advance(by: 1)
            let again = try await list.add(movieID: 550)

            #expect(before.isEmpty)
            #expect([first, second, again] == [true, true, false])
            #expect(
                try await list.movies()
                    == [WatchlistMovie(id: 11, addedAt: start + 1), WatchlistMovie(id: 550, addedAt: start)])
            #expect(try await list.contains(movieID: 550))
            #expect(try await !list.contains(movieID: 12))
        }
    }

    @Test
    func `a movie that was removed is off the list`() async throws {
        try await withLibrary { database in
            let list = SQLiteMovieWatchlistRepository(database: database, clock: .mock())
            _ = try await list.add(movieID: 550)

            #expect(try await list.remove(movieID: 550))
            #expect(try await !list.remove(movieID: 550))
            #expect(try await list.movies().isEmpty)
        }
    }

    @Test(arguments: [0, -1])
    func `an id that is not greater than 0 is refused`(id: Int) async throws {
        try await withLibrary { database in
            let list = SQLiteMovieWatchlistRepository(database: database, clock: .mock())
            for call in [list.add, list.remove, list.contains] {
                let error = await #expect(throws: PopcornError.self) { try await call(id) }
                #expect(error?.kind == .invalidInput)
            }
            let movies = try await list.movies()
            #expect(movies.isEmpty)
        }
    }

    @Test
    func `a closed library is a storage error`() async throws {
        try await withLibrary { database in
            let list = SQLiteMovieWatchlistRepository(database: database, clock: .mock())
            await database.close()

            let error = await #expect(throws: PopcornError.self) { try await list.add(movieID: 1) }
            #expect(error?.kind == .storage)
        }
    }

    @Test
    func `the migration creates the table that the entity declares`() {
        #expect(Schema(MoviesWatchlistMovieEntity.self).statements == Migration.moviesWatchlist.statements)
    }
}
