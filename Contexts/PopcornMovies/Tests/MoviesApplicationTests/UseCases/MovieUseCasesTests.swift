import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct MovieUseCasesTests {

    private func useCases(_ watchlist: WatchlistRepositoryMock) -> MovieUseCases {
        MovieUseCases(
            repository: MovieRepositoryMock(.failure(PopcornError(.notFound, ""))),
            lists: MovieListRepositoryMock(.failure(PopcornError(.notFound, ""))),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(),
            genres: GenreRepositoryMock(),
            watchlist: watchlist,
            builder: .mock())
    }

    @Test func `the watchlist use cases read and change the owner's watchlist`() async throws {
        let movies = useCases(WatchlistRepositoryMock([3, 1]))
        let bob = try WatchlistOwner("bob")

        #expect(try await movies.fetchWatchlist.execute(owner: .default).map(\.id) == [1, 3])
        #expect(try await movies.addToWatchlist.execute(id: 550, owner: .default))
        #expect(try await movies.addToWatchlist.execute(id: 550, owner: .default) == false)
        #expect(try await movies.addToWatchlist.execute(id: 550, owner: bob))
        #expect(try await movies.isOnWatchlist.execute(id: 550, owner: .default))
        #expect(try await movies.removeFromWatchlist.execute(id: 550, owner: .default))
        #expect(try await movies.removeFromWatchlist.execute(id: 550, owner: .default) == false)
        #expect(try await movies.toggleOnWatchlist.execute(id: 3, owner: .default) == false)
        #expect(try await movies.toggleOnWatchlist.execute(id: 4, owner: .default))
        #expect(try await movies.isOnWatchlist.execute(id: 3, owner: .default) == false)
        #expect(try await movies.fetchWatchlist.execute(owner: .default).map(\.id) == [4, 1])
        #expect(try await movies.fetchWatchlist.execute(owner: bob).map(\.id) == [550])
    }

    @Test func `errors of the watchlist are thrown`() async {
        let failure = PopcornError(.storage, "no")
        let movies = useCases(WatchlistRepositoryMock(failure: failure))
        await #expect(throws: failure) { try await movies.addToWatchlist.execute(id: 1, owner: .default) }
        await #expect(throws: failure) { try await movies.removeFromWatchlist.execute(id: 1, owner: .default) }
        await #expect(throws: failure) { try await movies.toggleOnWatchlist.execute(id: 1, owner: .default) }
        await #expect(throws: failure) { try await movies.isOnWatchlist.execute(id: 1, owner: .default) }
        await #expect(throws: failure) { try await movies.fetchWatchlist.execute(owner: .default) }
    }

    @Test func `a closure can replace a use case`() async throws {
        let double = FetchMovieDetailsUseCase { title, locale, policy throws(PopcornError) in
            guard title.id == 550 else { throw PopcornError(.notFound, "TMDb has no movie \(title.id)") }
            return Sourced(MovieDetails(id: title.id, title: "T"), origin: .cache, cachedAt: .distantPast)
        }
        #expect(try await double.execute(id: 550) == MovieDetails(id: 550, title: "T"))
        await #expect(throws: PopcornError(.notFound, "TMDb has no movie 1")) { try await double.execute(id: 1) }
    }
}
