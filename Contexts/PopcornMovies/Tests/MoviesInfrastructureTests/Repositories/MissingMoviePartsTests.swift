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

/// Tests of responses that lack parts which were requested.
@Suite
struct MissingMoviePartsTests {

    /// A remote data source with separate results for movies and for parts.
    private struct Remote: MovieRemoteDataSource {
        let movies = PortDouble<Int, MovieWithParts>(.success(.mock()))
        let parts = PortDouble<ContentPart, MovieWithParts>(.success(.mock()))

        func movie(
            withID id: Int, locale: ContentLocale, originalLanguage: String?
        ) async throws(PopcornError) -> MovieWithParts {
            try movies.call(id)
        }

        func part(
            _ part: ContentPart, ofMovie id: Int, locale: ContentLocale, originalLanguage: String?
        ) async throws(PopcornError) -> MovieWithParts {
            try parts.call(part)
        }
    }

    private let clock = ManualClock()
    private let remote = Remote()
    private let failure = PopcornError(.unavailable, "TMDb cannot be reached")

    /// The movie in a response without credits and releases.
    private static let partial: MovieWithParts = {
        var movie = MovieWithParts.mock(movie: .mock(title: "New"), credits: nil, releases: nil)
        movie.setMissing(of: [.credits, .releaseDates, .images, .details])
        return movie
    }()

    private func withRepository(
        _ body: (DefaultMovieRepository, _ read: ([MoviePart], ReadPolicy) async throws -> Sourced<MovieWithParts>)
            async throws -> Void
    ) async throws {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            let repository = DefaultMovieRepository(remote: remote, database: database, environment: environment)
            try await body(repository) { parts, policy in
                try await repository.movie(
                    withID: 550, including: parts, locale: .americanEnglish, policy: policy)
            }
        }
    }

    @Test
    func `a refresh that lacks parts keeps the stored ones with their own age`() async throws {
        try await withRepository { _, read in
            let first = clock.now
            _ = try await read([], .cacheFirst)
            clock.advance(by: 3600)
            remote.movies.setResult(.success(Self.partial))

            let refreshed = try await read([.credits], .refresh)
            #expect(refreshed.value.movie.title == "New")
            #expect(refreshed.value.credits == .mock())
            #expect(refreshed.cachedAt == first)
            #expect(refreshed.origin == .stale)
            #expect(refreshed.failure == PopcornError(.unavailable, "TMDb did not send the credits of movie 550"))

            let credits = try await read([.credits], .cacheFirst)
            #expect(credits.value.credits == .mock())
            #expect(credits.cachedAt == first)
            let images = try await read([.images], .cacheFirst)
            #expect(images.value.movie.title == "New")
            #expect(images.cachedAt == clock.now)
            #expect(images.origin == .cache)
            let rated = try await read([.certifications(["GB"])], .cacheFirst)
            #expect(rated.value.releases?.map(\.certification) == MovieWithParts.mock().releases?.map(\.certification))
            #expect(remote.parts.calls.isEmpty)
            #expect(remote.movies.calls.count == 2)
        }
    }

    @Test
    func `a title whose response lacked parts is fetched again after 30 seconds, then after doubled delays`()
        async throws
    {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            let repository = DefaultMovieRepository(remote: remote, database: database, environment: environment)
            func read(_ parts: [MoviePart], _ policy: ReadPolicy) async throws -> Sourced<MovieWithParts> {
                try await repository.movie(withID: 550, including: parts, locale: .americanEnglish, policy: policy)
            }
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(Self.partial))
            _ = try await read([], .refresh)
            var delays: [Int] = []
            var waited = 0
            while delays.count < 7, waited < 100_000 {
                clock.advance(by: 1)
                waited += 1
                let count = remote.movies.calls.count
                guard try await read([.credits], .cacheFirst).origin == .stale else { continue }
                while remote.movies.calls.count == count || environment.workload.runningRefreshes > 0 {
                    await Task.yield()
                }
                #expect(try await read([.images], .cacheOnly).cachedAt == clock.now)
                delays.append(waited)
                waited = 0
            }
            #expect(delays == [30, 30, 60, 120, 240, 480, 960])
        }
    }

    @Test
    func `a complete response replaces the kept parts`() async throws {
        try await withRepository { _, read in
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(Self.partial))
            _ = try await read([], .refresh)
            clock.advance(by: 60)
            let credits = Credits(cast: [.mock(name: "Ann")], crew: [])
            remote.movies.setResult(.success(.mock(credits: credits)))
            _ = try await read([], .refresh)
            let cached = try await read([.credits], .cacheFirst)
            #expect(cached.value.credits == credits)
            #expect(cached.cachedAt == clock.now)
            #expect(cached.value.missing == MissingParts())
            clock.advance(by: 3600)
            #expect(try await read([.credits], .cacheFirst).origin == .cache)
        }
    }

    @Test
    func `an empty part replaces the stored one`() async throws {
        try await withRepository { _, read in
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(.mock(credits: Credits(cast: [], crew: []))))
            _ = try await read([], .refresh)
            #expect(try await read([.credits], .cacheFirst).value.credits == Credits(cast: [], crew: []))
            #expect(remote.parts.calls.isEmpty)
        }
    }

    @Test
    func `an unknown part that is not stored is fetched from its own endpoint once, and stored`() async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withRepository { _, read in
            let cold = try await read([.credits], .cacheFirst)
            #expect(cold.value.credits == .mock())
            #expect(cold.value.movie.title == "New")
            #expect(remote.parts.calls == [.credits])

            let warm = try await read([.credits], .cacheFirst)
            #expect(warm.value.credits == .mock())
            #expect(remote.parts.calls == [.credits])
            #expect(remote.movies.calls.count == 1)
            // Other parts and the values of the movie are as before.
            #expect(try await read([.images], .cacheOnly).value.images == .mock())
            #expect(warm.value.missing.parts == [.releaseDates])
        }
    }

    @Test
    func `a part that its own endpoint does not send either is an error that names it`() async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withRepository { _, read async throws in
            for (result, message) in [
                (failure, "TMDb did not send the credits of movie 550: TMDb cannot be reached"),
                (PopcornError(.notFound, "TMDb has no credits"), "TMDb did not send the credits of movie 550"),
            ] {
                remote.parts.setResult(.failure(result))
                for policy in [ReadPolicy.cacheFirst, .cacheFirst] {
                    let error = await #expect(throws: PopcornError.self) { try await read([.credits], policy) }
                    #expect(error == PopcornError(.unavailable, message))
                }
                let error = await #expect(throws: PopcornError.self) { try await read([.credits], .cacheOnly) }
                #expect(error?.kind == .notCached)
                // The second read did not send a request, because the part backs off.
                clock.advance(by: 30)
            }
            #expect(remote.parts.calls == [.credits, .credits])
            #expect(try await read([.images], .cacheFirst).value.images == .mock())
        }
    }

    @Test
    func `a title without a supplement is returned with the failure`() async throws {
        remote.movies.setResult(.success(Self.partial))
        remote.parts.setResult(.failure(failure))
        try await withRepository { repository, read in
            let parts: [MoviePart] = [.firstLogo, .certifications(["GB"])]
            let one = try await read(parts, .cacheFirst)
            #expect(one.value.movie.title == "New")
            #expect(one.value.releases == nil)
            #expect(one.failure?.message == "TMDb did not send the release dates of movie 550: TMDb cannot be reached")
            let many = await repository.movies(
                withIDs: [550, 550], including: parts, locale: .americanEnglish, policy: .cacheFirst)
            let values = try many.map { try $0.get() }
            #expect(values.map(\.value.movie.title) == ["New", "New"])
            #expect(values.map(\.failure?.kind) == [.unavailable, .unavailable])
            #expect(remote.parts.calls == [.releaseDates])
        }
    }

    @Test
    func `several titles keep and fetch parts as one does`() async throws {
        try await withRepository { repository, read in
            func credits(_ policy: ReadPolicy) async throws -> [Credits?] {
                try await repository.movies(
                    withIDs: [550, 551], including: [.credits], locale: .americanEnglish, policy: policy
                ).map { try $0.get().value.credits }
            }
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(Self.partial))
            #expect(try await credits(.refresh) == [.mock(), .mock()])
            #expect(try await credits(.cacheFirst) == [.mock(), .mock()])
            #expect(remote.parts.calls == [.credits])
        }
    }

    @Test
    func `lists of the movie itself are kept too`() async throws {
        try await withRepository { _, read in
            _ = try await read([], .cacheFirst)
            var movie = MovieWithParts.mock(movie: Movie(id: 550, title: "New", genres: []))
            movie.setMissing(of: [.details])
            remote.movies.setResult(.success(movie))
            _ = try await read([], .refresh)
            let cached = try await read([], .cacheFirst).value.movie
            #expect(cached.title == "New")
            #expect(cached.genres == [])
            #expect(cached.productionCompanies == Movie.mock().productionCompanies)
            #expect(cached.spokenLanguages == Movie.mock().spokenLanguages)
        }
    }

    @Test
    func `values that could not be read are those of the stored movie, already in the first answer`() async throws {
        try await withRepository { _, read in
            let first = try await read([.credits], .cacheFirst).value
            var movie = MovieWithParts.mock(
                movie: Movie(
                    id: 550, title: "New", originCountry: [], genres: [], productionCompanies: [],
                    productionCountries: [],
                    spokenLanguages: []), credits: Credits(cast: [], crew: []), videos: [])
            movie.setMissing(of: [.credits, .videos], unreadable: ["runtime", "credits"])
            remote.movies.setResult(.success(movie))
            clock.advance(by: 3600)
            for policy in [ReadPolicy.refresh, .cacheFirst] {
                let answer = try await read([.credits, .videos], policy)
                #expect(answer.value.movie.title == "New")
                #expect(answer.value.movie.runtime == first.movie.runtime)
                #expect(answer.value.movie.budget == nil, "TMDb does not have it")
                #expect(answer.value.credits == first.credits)
                #expect(answer.value.videos == [])
                #expect(answer.cachedAt == clock.now)
                #expect(answer.failure == nil)
            }
            #expect(remote.movies.calls.count == 2)
            #expect(remote.parts.calls.isEmpty)
        }
    }

    @Test
    func `an answer that lacks parts is fresh for 30 seconds`() async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withRepository { _, read in
            for origin in [DataOrigin.network, .cache] {
                let answer = try await read([.credits], .cacheFirst)
                #expect(answer.origin == origin)
                #expect(answer.freshUntil == clock.now + 30)
            }
        }
    }

    @Test
    func `a part is not kept for longer than TMDb's terms allow`() async throws {
        try await withRepository { _, read in
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(Self.partial))
            clock.advance(by: 179 * 86_400)
            _ = try await read([], .refresh)
            #expect(try await read([.credits], .cacheOnly).value.credits == .mock())
            clock.advance(by: 86_400)
            let error = await #expect(throws: PopcornError.self) { try await read([.credits], .cacheOnly) }
            #expect(error?.kind == .notCached)
            #expect(try await read([.credits], .cacheFirst).value.credits == .mock())
            #expect(remote.parts.calls == [.credits])
        }
    }

    @Test
    func `a part that is fetched alone does not make a changed title fresh`() async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withRepository { repository, read in
            _ = try await read([], .cacheFirst)
            _ = try await repository.maintenance.invalidate(.movie(550))
            remote.movies.setResult(.failure(failure))
            #expect(try await read([.credits], .cacheFirst).value.credits == .mock())
            #expect(try await read([], .cacheFirst).failure == failure)
        }
    }

    // MARK: - Concurrent writes

    /// Runs a closure with a repository, its database, and the database in which another process stores values.
    private func withContention(
        _ body: (
            _ read: ([MoviePart], ReadPolicy) async throws -> Sourced<MovieWithParts>, ContendedDatabase,
            _ other: any EntityDatabase
        ) async throws -> Void
    ) async throws {
        try await withCache(.movies, clock: clock.clock) { database, environment in
            let contended = ContendedDatabase(database)
            let repository = DefaultMovieRepository(remote: remote, database: contended, environment: environment)
            try await body(
                { parts, policy in
                    try await repository.movie(
                        withID: 550, including: parts, locale: .americanEnglish, policy: policy)
                }, contended, database)
        }
    }

    private let language = ContentLocale.americanEnglish.language

    @Test
    func `parts of an earlier response keep their age if the new response cannot be written`() async throws {
        try await withContention { read, database, _ in
            let first = clock.now
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.success(Self.partial))
            clock.advance(by: 3600)
            database.interruptNextWrite { () throws(DatabaseError) in
                throw .lockTimeout(path: "/cache.sqlite", waited: .seconds(1))
            }
            let answer = try await read([.credits], .refresh)
            #expect(answer.value.movie.title == "New")
            #expect(answer.value.credits == .mock())
            #expect(answer.origin == .stale && answer.cachedAt == first)
            #expect(answer.failure == PopcornError(.unavailable, "TMDb did not send the credits of movie 550"))

            // An expired part is fetched from its own endpoint.
            clock.advance(by: 180 * 86_400)
            database.interruptNextWrite { () throws(DatabaseError) in
                throw .lockTimeout(path: "/cache.sqlite", waited: .seconds(1))
            }
            remote.parts.setResult(.success(.mock(credits: Credits(cast: [.mock(name: "Ann")], crew: []))))
            let later = try await read([.credits], .refresh)
            #expect(later.value.credits?.cast.map(\.name) == ["Ann"])
            #expect(later.cachedAt == clock.now)
        }
    }

    @Test
    func `a part that is fetched alone completes the title that another process stored before the write`()
        async throws
    {
        var newer = Self.partial
        newer.movie = .mock(title: "Newer")
        remote.movies.setResult(.success(Self.partial))
        try await withContention { read, database, other in
            _ = try await read([], .cacheFirst)
            clock.advance(by: 10)
            let time = clock.now
            database.interruptNextWrite { [newer, language] () throws(DatabaseError) in
                try await MovieStore(database: other).store(Cached(newer, cachedAt: time), language: language)
            }
            #expect(try await read([.credits], .cacheFirst).value.credits == .mock())

            let stored = try await read([.credits], .cacheOnly)
            #expect(stored.value.movie.title == "Newer")
            #expect(stored.value.credits == .mock())
            #expect(stored.cachedAt == time)
            #expect(remote.parts.calls == [.credits])
        }
    }

    @Test
    func `a part that is fetched alone does not replace the newer part of another process`() async throws {
        let newer = MovieWithParts.mock(movie: .mock(title: "Newer"), credits: .mock(cast: [], crew: []))
        remote.movies.setResult(.success(Self.partial))
        try await withContention { read, database, other in
            _ = try await read([], .cacheFirst)
            database.interruptNextWrite { [clock, language] () throws(DatabaseError) in
                clock.advance(by: 10)
                try await MovieStore(database: other).store(Cached(newer, cachedAt: clock.now), language: language)
            }
            #expect(try await read([.credits], .cacheFirst).value.credits == .mock())

            let stored = try await read([.credits], .cacheOnly)
            #expect(stored.value.movie.title == "Newer")
            #expect(stored.value.credits == .mock(cast: [], crew: []))
            #expect(stored.cachedAt == clock.now)
        }
    }

    @Test
    func `a part that is fetched alone keeps the mark that another process set before the write`() async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withContention { read, database, other in
            _ = try await read([], .cacheFirst)
            remote.movies.setResult(.failure(failure))
            database.interruptNextWrite { [language] () throws(DatabaseError) in
                let key = MoviesMovieEntity.Key(id: 550, language: language)
                try await other.write([.mark(MoviesMovieEntity.self, key, as: .incomplete)])
            }
            #expect(try await read([.credits], .cacheFirst).failure == nil)
            #expect(try await read([], .cacheFirst).failure == failure)
        }
    }

    @Test(arguments: [true, false])
    func `a response that lacks a part keeps the part that another process stored before the write`(
        isStoredBefore: Bool
    ) async throws {
        remote.movies.setResult(.success(Self.partial))
        try await withContention { read, database, other in
            if isStoredBefore { _ = try await read([], .cacheFirst) }
            clock.advance(by: 10)
            let time = clock.now
            database.interruptNextWrite { [language] () throws(DatabaseError) in
                let complete = MovieWithParts.mock(movie: .mock(title: "Other"))
                try await MovieStore(database: other).store(Cached(complete, cachedAt: time), language: language)
            }
            #expect(try await read([], .refresh).value.movie.title == "New")

            let stored = try await read([.credits], .cacheOnly)
            #expect(stored.value.movie.title == "New")
            #expect(stored.value.credits == .mock())
            #expect(stored.cachedAt == time)
            #expect(remote.parts.calls.isEmpty)
        }
    }
}
