import Caching
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesDomain
import MoviesDomainTestHelpers
import Persistence
import Testing

@testable import MoviesInfrastructure

@Suite
struct SQLiteMovieLocalDataSourceTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)

    @Test
    func `what was not stored is not there`() async throws {
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)

            let found = try await source.movie(withID: 550, language: "en", including: .all)

            #expect(found == nil)
        }
    }

    @Test(arguments: [MovieRecord.mock(), .mock(credits: nil, images: nil, releases: nil, watchOffers: nil)])
    func `a movie comes back as it was stored`(record: MovieRecord) async throws {
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            try await source.store(Cached(record, cachedAt: time), language: "en")

            let found = try await source.movie(withID: 550, language: "en", including: .all)

            #expect(found == Cached(record, cachedAt: time))
        }
    }

    @Test
    func `two languages of a movie live side by side`() async throws {
        let german = MovieRecord.mock(movie: .mock(title: "Der Klub"))
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")
            try await source.store(Cached(german, cachedAt: time), language: "de")

            #expect(try await source.movie(withID: 550, language: "en", including: .all)?.value == .mock())
            #expect(try await source.movie(withID: 550, language: "de", including: .all)?.value == german)
        }
    }

    private static let parts: [(MovieParts, MovieRecord)] = [
        (.credits, MovieRecord(movie: .mock(), credits: .mock())),
        (.releases, MovieRecord(movie: .mock(), releases: [.mock()])),
        (.watchOffers, MovieRecord(movie: .mock(), watchOffers: [.mock()])),
        (.images, MovieRecord(movie: .mock(), images: .mock())),
        (
            .backdrops,
            MovieRecord(movie: .mock(), images: ImageCollection(backdropPaths: ImageCollection.mock().backdropPaths))
        ),
        ([], MovieRecord(movie: .mock())),
    ]

    @Test(arguments: parts)
    func `only the parts that are asked for are read`(parts: MovieParts, expected: MovieRecord) async throws {
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")

            #expect(try await source.movie(withID: 550, language: "en", including: parts)?.value == expected)
        }
    }

    @Test
    func `highlights are those of the whole movie`() async throws {
        var generator = SeededGenerator(seed: 7)
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            for id in 1...100 {
                let base = generator.record(id: id)
                let record = MovieRecord(
                    movie: base.movie, images: base.images,
                    releases: base.releases.map { $0 + generator.releases(in: ["GB", "US", "DE"]) })
                try await source.store(Cached(record, cachedAt: time), language: "en")
                for regions in [["GB", "US"], ["FR", "DE"], ["US"], ["FR"], []] {
                    let found = try await source.highlights(ofMovieWithID: id, language: "en", regions: regions)
                    #expect(found == Cached(record.highlights(in: regions), cachedAt: time))
                }
            }
            let missing = try await source.highlights(ofMovieWithID: 1, language: "de", regions: ["GB"])
            #expect(missing == nil)
        }
    }

    @Test
    func `replacing a movie leaves no row of the old one`() async throws {
        let large = MovieRecord.mock(
            credits: Credits(
                cast: (0..<20).map { .mock(creditID: "\($0)", order: $0) }, crew: [.mock(), .mock(creditID: "b")]),
            releases: [.mock(), .mock(region: "US", descriptors: ["a", "b", "c"])],
            watchOffers: [.mock(), .mock(region: "US")])
        let small = MovieRecord.mock(
            movie: .mock(genres: [], productionCompanies: nil, belongsToCollection: nil),
            credits: .mock(cast: [.mock(name: "Last")], crew: []), images: nil, releases: [.mock(descriptors: [])],
            watchOffers: nil)
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            try await source.store(Cached(small, cachedAt: time), language: "en")
            let rows = try await source.statistics().rowCount
            try await source.store(Cached(large, cachedAt: time), language: "en")
            #expect(try await source.statistics().rowCount > rows + 20)

            try await source.store(Cached(small, cachedAt: time + 1), language: "en")

            #expect(try await source.statistics().rowCount == rows)
            #expect(
                try await source.movie(withID: 550, language: "en", including: .all)
                    == Cached(small, cachedAt: time + 1))
        }
    }

    @Test
    func `statistics count movies by language`() async throws {
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            #expect(
                try await source.statistics()
                    == MovieCacheStatistics(languages: [], rowCount: 0, oldest: nil, newest: nil))
            let bare = MovieRecord(movie: Movie(id: 1, title: "A", genres: [.mock(), .mock(id: 2)]))
            try await source.store(Cached(bare, cachedAt: time), language: "en")
            try await source.store(Cached(bare, cachedAt: time + 2), language: "de")
            try await source.store(
                Cached(MovieRecord(movie: Movie(id: 2, title: "B")), cachedAt: time + 1), language: "en")

            #expect(
                try await source.statistics()
                    == MovieCacheStatistics(
                        languages: [.init(language: "de", movieCount: 1), .init(language: "en", movieCount: 2)],
                        rowCount: 7, oldest: time, newest: time + 2))
        }
    }

    @Test
    func `purging deletes what is older, and what belongs to it`() async throws {
        try await withCache { database in
            let source = SQLiteMovieLocalDataSource(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")
            try await source.store(Cached(.mock(), cachedAt: time + 10), language: "de")

            #expect(try await source.purge(cachedBefore: time) == 0)
            #expect(try await source.purge(cachedBefore: time + 10) == 1)
            #expect(try await source.movie(withID: 550, language: "en", including: .all) == nil)
            #expect(try await source.movie(withID: 550, language: "de", including: .all)?.value == .mock())

            #expect(try await source.purge() == 1)
            #expect(try await source.statistics().rowCount == 0)
        }
    }
}
