import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import NIOConcurrencyHelpers
import PopcornCaching
import Testing

@testable import MoviesInfrastructure

/// Tests of reads of several movies.
@Suite
struct ManyMoviesTests {

    private final class Remote: MovieRemoteDataSource {
        let requested = NIOLockedValueBox<[Int]>([])

        func movie(
            withID id: Int, locale: ContentLocale, originalLanguage: String?
        ) async throws(PopcornError) -> MovieWithParts {
            requested.withLockedValue { $0.append(id) }
            if id > 1000 { throw PopcornError(.notFound, "TMDb has no movie \(id)") }
            return MovieWithParts(movie: .mock(id: id), credits: .mock(), images: .mock(), releases: [])
        }

        func part(
            _ part: ContentPart, ofMovie id: Int, locale: ContentLocale, originalLanguage: String?
        ) async throws(PopcornError) -> MovieWithParts {
            throw PopcornError(.unavailable, "No part was expected to be fetched")
        }
    }

    private let remote = Remote()

    @Test
    func `each identifier has a movie or an error, and each movie is fetched once`() async throws {
        try await withCache(.movies) { database, environment in
            let repository = DefaultMovieRepository(remote: remote, database: database, environment: environment)
            let ids = [550, 0, 1001, 680, 550]
            let cold = await repository.movies(
                withIDs: ids, including: [.firstLogo], locale: .americanEnglish, policy: .cacheFirst)
            #expect(cold.map { (try? $0.get())?.value.movie.id } == [550, nil, nil, 680, 550])
            #expect(throws: PopcornError(.invalidInput, "0 is not a valid movie identifier; it must be greater than 0"))
            {
                try cold[1].get()
            }
            #expect(remote.requested.withLockedValue { $0.sorted() } == [550, 680, 1001])

            let warm = await repository.movies(
                withIDs: ids, including: [.firstLogo], locale: .americanEnglish, policy: .cacheFirst)
            #expect(warm.map { (try? $0.get())?.origin } == [.cache, nil, nil, .cache, .cache])
            #expect(remote.requested.withLockedValue(\.count) == 3)
            let single = try await repository.movie(
                withID: 680, including: [.firstLogo], locale: .americanEnglish, policy: .cacheFirst)
            let same = try warm[3].get()
            #expect(same == single)
        }
    }

    @Test
    func `cached movies are read in one transaction`() async throws {
        try await withCache(.movies) { database, environment in
            let store = AggregateStore(MovieWithPartsMapper(), in: database)
            let keys = (1...3).map { MoviesMovieEntity.Key(id: $0, language: "en-US") }
            for key in keys {
                try await store.store(Cached(.mock(movie: .mock(id: key.id)), cachedAt: environment.clock.now), at: key)
            }
            let stored = try await store.values(keys + [.init(id: 9, language: "en-US")])
            #expect(Set(stored.keys) == Set(keys))
            for key in keys {
                let single = try await store.value(key)
                #expect(stored[key] == single)
            }
        }
    }
}
