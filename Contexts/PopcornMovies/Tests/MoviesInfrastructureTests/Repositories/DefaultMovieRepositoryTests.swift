import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import MoviesInfrastructure

/// Tests of the repository's keys, parts and time-to-live classes.
@Suite
struct DefaultMovieRepositoryTests {

    private let clock = ManualClock()
    private let remote = RemoteDataSourceStub(.success(.mock()))
    private let british: ContentLocale

    init() throws {
        british = try ContentLocale(language: "en-GB")
    }

    private func withRepository(_ body: (DefaultMovieRepository) async throws -> Void) async throws {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            try await body(DefaultMovieRepository(remote: remote, database: database, environment: environment))
        }
    }

    @Test
    func `a cache miss is fetched in the locale, and a cache hit sends no request`() async throws {
        try await withRepository { repository in
            let cold = try await repository.movie(
                withID: 550, including: .all, locale: british, policy: .cacheFirst)
            let warm = try await repository.movie(
                withID: 550, including: .all, locale: british, policy: .cacheFirst)

            #expect(cold == Sourced(.mock(), origin: .network, cachedAt: clock.now))
            #expect(warm == Sourced(.mock(), origin: .cache, cachedAt: clock.now))
            #expect(remote.calls == [MovieRequest(locale: british, originalLanguage: nil)])
        }
    }

    @Test
    func `a refresh passes the stored original language`() async throws {
        try await withRepository { repository in
            for policy in [ReadPolicy.cacheFirst, .refresh] {
                _ = try await repository.movie(withID: 550, including: [], locale: british, policy: policy)
                _ = await repository.movies(withIDs: [550], including: [], locale: british, policy: policy)
            }
            #expect(remote.calls.map(\.originalLanguage) == [nil, "en", "en"])
        }
    }

    @Test
    func `each language is stored separately, and regions share it`() async throws {
        try await withRepository { repository in
            let locales = [
                british, try ContentLocale(language: "de-DE"), try ContentLocale(language: "en-GB", region: "IE"),
            ]
            for locale in locales {
                _ = try await repository.movie(withID: 550, including: [], locale: locale, policy: .cacheFirst)
            }
            #expect(remote.calls.map(\.locale) == [locales[0], locales[1]])
        }
    }

    @Test
    func `only the requested parts are read from the cache`() async throws {
        try await withRepository { repository in
            _ = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            let some = try await repository.movie(
                withID: 550, including: [.firstLogo, .releases], locale: british, policy: .cacheFirst)
            let bare = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheOnly)

            #expect(
                some.value
                    == MovieWithParts(
                        movie: .mock(), images: ImageCollection(logoPaths: ImageCollection.mock().logoPaths),
                        releases: [.mock()]))
            #expect(bare.value == MovieWithParts(movie: .mock()))
            #expect(remote.calls.count == 1)
        }
    }

    @Test
    func `a movie cached without parts is read without a request`() async throws {
        remote.setResult(.success(MovieWithParts(movie: .mock())))
        try await withRepository { repository in
            _ = try await repository.movie(withID: 550, including: .all, locale: british, policy: .cacheFirst)
            let result = try await repository.movie(
                withID: 550, including: [.firstLogo, .certifications(["GB"])], locale: british, policy: .cacheFirst)

            #expect(result == Sourced(MovieWithParts(movie: .mock()), origin: .cache, cachedAt: clock.now))
            #expect(remote.calls.count == 1)
        }
    }

    // MARK: - Near releases

    @Test(
        arguments: [
            ("GB", .physical, 10, .stale, .cache), ("US", .digital, 10, .stale, .stale),
            ("US", .theatrical, 10, .cache, .cache), ("US", .digital, 15, .cache, .cache),
            ("GB", .television, -13, .stale, .cache), ("GB", .television, -15, .cache, .cache),
        ] as [(String, MovieReleaseType, Double, DataOrigin, DataOrigin)])
    func `a digital release and a release in the reader's region make a movie stale after hours`(
        region: String, type: MovieReleaseType, days: Double, inBritain: DataOrigin, inIreland: DataOrigin
    ) async throws {
        let movie = Movie.mock(releaseDate: clock.now.addingTimeInterval(-500 * 86_400))
        let release = MovieRelease(region: region, releaseDate: clock.now.addingTimeInterval(days * 86_400), type: type)
        remote.setResult(.success(.mock(movie: movie, releases: [.mock(), release])))
        let irish = try ContentLocale(language: "en-GB", region: "IE")
        try await withRepository { repository in
            let fetched = try await repository.movie(
                withID: 550, including: [], locale: british, policy: .cacheFirst)
            let cached = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            #expect([fetched.origin, cached.origin] == [.network, .cache])
            #expect(fetched.freshUntil == cached.freshUntil)
            let isStaleSoon = try #require(cached.freshUntil) < clock.now + 7 * 3600
            #expect(isStaleSoon == (inBritain == .stale))
            clock.advance(by: 7 * 3600)

            for (locale, origin) in [(british, inBritain), (irish, inIreland)] {
                let movie = try await repository.movie(
                    withID: 550, including: [], locale: locale, policy: .cacheOnly)
                #expect(movie.origin == origin)
                let movies = await repository.movies(
                    withIDs: [550], including: [], locale: locale, policy: .cacheOnly)
                #expect(try movies.first?.get().origin == origin)
            }
        }
    }

    // MARK: - Translations

    private func texts(
        _ repository: DefaultMovieRepository, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        try await repository.movie(withID: 550, including: [.texts(["en", "de"])], locale: british, policy: policy)
    }

    @Test
    func `a movie cached without translations is fetched once if they are requested`() async throws {
        remote.setResult(.success(.mock(translations: nil)))
        try await withRepository { repository async throws in
            _ = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            let bare = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            #expect(bare.origin == .cache)

            remote.setResult(
                .success(.mock(translations: [.mock(), .mock(languageCode: "fr"), .mock(countryCode: "AT")])))
            #expect(try await texts(repository).origin == .network)
            let warm = try await texts(repository)
            #expect(warm.origin == .cache)
            #expect(warm.value.translations == [.mock(), .mock(countryCode: "AT")])
            #expect(remote.calls.count == 2)
        }
    }

    @Test
    func `a movie without any translation is fetched once`() async throws {
        remote.setResult(.success(.mock(translations: [])))
        try await withRepository { repository async throws in
            for _ in 1...3 { #expect(try await texts(repository).value.translations == []) }
            #expect(remote.calls.count == 1)
        }
    }

    @Test
    func `a movie cached without translations is returned if TMDb is unreachable`() async throws {
        remote.setResult(.success(.mock(translations: nil)))
        try await withRepository { repository async throws in
            _ = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            let failure = PopcornError(.unavailable, "TMDb cannot be reached")
            remote.setResult(.failure(failure))

            #expect(try await texts(repository, policy: .cacheOnly).value.movie == .mock())
            let result = try await texts(repository)
            #expect(result.value == MovieWithParts(movie: .mock()))
            #expect(result.origin == .stale)
            #expect(result.failure == failure)
        }
    }

    @Test
    func `translations that were not requested are not read`() async throws {
        try await withRepository { repository async throws in
            _ = try await texts(repository)
            let bare = try await repository.movie(
                withID: 550, including: [.firstLogo], locale: british, policy: .cacheOnly)
            #expect(bare.value.translations == nil)
        }
    }

    @Test(arguments: [0, -1, Int.min], [ReadPolicy.cacheFirst, .refresh, .cacheOnly])
    func `an invalid identifier is rejected without a request`(id: Int, policy: ReadPolicy) async throws {
        try await withRepository { repository in
            let error = await #expect(throws: PopcornError.self) {
                try await repository.movie(withID: id, including: [], locale: british, policy: policy)
            }
            #expect(error == .invalidInput("\(id) is not a valid movie identifier; it must be greater than 0"))
            #expect(remote.calls.isEmpty)
        }
    }

    @Test
    func `a not-found response is cached until a refresh finds the movie`() async throws {
        remote.setResult(.failure(PopcornError(.notFound, "TMDb has no movie 550")))
        try await withRepository { repository in
            for policy in [ReadPolicy.cacheFirst, .cacheFirst, .cacheOnly] {
                let error = await #expect(throws: PopcornError.self) {
                    try await repository.movie(withID: 550, including: [], locale: british, policy: policy)
                }
                #expect(error == PopcornError(.notFound, "TMDb has no movie 550"))
            }
            #expect(remote.calls.count == 1)

            remote.setResult(.success(.mock()))
            let found = try await repository.movie(withID: 550, including: [], locale: british, policy: .refresh)
            let again = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            #expect(found.origin == .network)
            #expect(again.origin == .cache)

            // The cached not-found response has been deleted, not only hidden by the movie.
            _ = try await repository.maintenance.delete(before: .distantFuture)
            let anew = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            #expect(anew.origin == .network)
        }
    }

    @Test
    func `a movie that TMDb has deleted is deleted from the cache`() async throws {
        try await withRepository { repository in
            _ = try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheFirst)
            remote.setResult(.failure(PopcornError(.notFound, "TMDb has no movie 550")))
            let error = await #expect(throws: PopcornError.self) {
                try await repository.movie(withID: 550, including: [], locale: british, policy: .refresh)
            }
            #expect(error?.kind == .notFound)
            clock.advance(by: 3600)
            let later = await #expect(throws: PopcornError.self) {
                try await repository.movie(withID: 550, including: [], locale: british, policy: .cacheOnly)
            }
            #expect(later?.kind == .notCached)
        }
    }
}
