import CoreDomain
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct MovieWatchlistUseCasesTests {

    private func useCases(_ watchlist: MovieWatchlistRepositoryMock) -> MovieUseCases {
        MovieUseCases(
            repository: MovieRepositoryMock(.failure(PopcornError(.notFound, ""))), watchlist: watchlist,
            appConfiguration: AppConfigurationMock(), defaults: ContentDefaults())
    }

    @Test func addsOnce() async throws {
        let watchlist = MovieWatchlistRepositoryMock()
        let movies = useCases(watchlist)
        #expect(try await movies.addToWatchlist.execute(id: 550))
        #expect(try await movies.addToWatchlist.execute(id: 550) == false)
        #expect(watchlist.contents == [550])
    }

    @Test func removesWhatIsThere() async throws {
        let watchlist = MovieWatchlistRepositoryMock([1, 2])
        let movies = useCases(watchlist)
        #expect(try await movies.removeFromWatchlist.execute(id: 1))
        #expect(try await movies.removeFromWatchlist.execute(id: 1) == false)
        #expect(watchlist.contents == [2])
    }

    @Test func listsWhatIsThere() async throws {
        let movies = useCases(MovieWatchlistRepositoryMock([3, 1]))
        #expect(try await movies.fetchWatchlist.execute().map(\.id) == [3, 1])
    }

    @Test func failuresPassThrough() async {
        let movies = useCases(MovieWatchlistRepositoryMock(failure: PopcornError(.storage, "no")))
        let failures = [
            await #expect(throws: PopcornError.self) { try await movies.addToWatchlist.execute(id: 1) },
            await #expect(throws: PopcornError.self) { try await movies.removeFromWatchlist.execute(id: 1) },
            await #expect(throws: PopcornError.self) { try await movies.fetchWatchlist.execute() },
        ]
        #expect(failures.map { $0?.kind } == [.storage, .storage, .storage])
    }
}
