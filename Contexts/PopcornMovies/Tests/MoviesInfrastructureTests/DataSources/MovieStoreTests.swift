import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure
@testable import MoviesInfrastructure

@Suite
struct MovieStoreTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.123456)

    @Test
    func `a movie that was not stored is nil`() async throws {
        try await withCache { database in
            let source = MovieStore(database: database)

            let found = try await source.movie(withID: 550, language: "en", including: .all)

            #expect(found == nil)
        }
    }

    @Test(arguments: [MovieWithParts.mock(), .mock(credits: nil, images: nil, releases: nil, watchOffers: nil)])
    func `a stored movie is read back unchanged`(content: MovieWithParts) async throws {
        try await withCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(content, cachedAt: time), language: "en")

            let found = try await source.movie(withID: 550, language: "en", including: .all)

            #expect(found == Cached(content, cachedAt: time))
        }
    }

    @Test
    func `each language of a movie is stored separately`() async throws {
        let german = MovieWithParts.mock(movie: .mock(title: "Der Klub"))
        try await withCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")
            try await source.store(Cached(german, cachedAt: time), language: "de")

            #expect(try await source.movie(withID: 550, language: "en", including: .all)?.value == .mock())
            #expect(try await source.movie(withID: 550, language: "de", including: .all)?.value == german)
        }
    }

    private static let parts: [([MoviePart], MovieWithParts)] = [
        ([.credits], MovieWithParts(movie: .mock(), credits: .mock())),
        ([.releases], MovieWithParts(movie: .mock(), releases: [.mock()])),
        ([.watchOffers], MovieWithParts(movie: .mock(), watchOffers: [.mock()])),
        ([.images], MovieWithParts(movie: .mock(), images: .mock())),
        ([.videos], MovieWithParts(movie: .mock(), videos: [.mock()])),
        ([.externalIDs], MovieWithParts(movie: .mock(), externalIDs: .mock())),
        ([], MovieWithParts(movie: .mock())),
    ]

    @Test(arguments: parts)
    func `only the requested parts are read`(parts: [MoviePart], expected: MovieWithParts) async throws {
        try await withCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")

            #expect(try await source.movie(withID: 550, language: "en", including: parts)?.value == expected)
        }
    }

    @Test
    func `the first logo and the certifications match the complete movie`() async throws {
        var generator = SeededGenerator(seed: 7)
        try await withCache { database in
            let source = MovieStore(database: database)
            for id in 1...100 {
                let base = generator.movieWithParts(id: id)
                let content = MovieWithParts(
                    movie: base.movie, images: base.images,
                    releases: base.releases.map { $0 + generator.releases(in: ["GB", "US", "DE"]) })
                try await source.store(Cached(content, cachedAt: time), language: "en")
                for regions in [["GB", "US"], ["FR", "DE"], ["US"], ["FR"], []] {
                    let found = try await source.movie(
                        withID: id, language: "en", including: [.firstLogo, .certifications(regions)])
                    #expect(found?.value.images?.logoPaths.first == content.images?.logoPaths.first)
                    #expect(
                        found?.value.releases?.certification(in: regions)
                            == content.releases?.certification(in: regions)
                    )
                    #expect(found?.value.credits == nil)
                }
            }
        }
    }

    @Test
    func `replacing a movie replaces all its parts`() async throws {
        let large = MovieWithParts.mock(
            credits: Credits(
                cast: (0..<20).map { .mock(creditID: "\($0)", order: $0) }, crew: [.mock(), .mock(creditID: "b")]),
            releases: [.mock(), .mock(region: "US", descriptors: ["a", "b", "c"])],
            watchOffers: [.mock(), .mock(region: "US")])
        let small = MovieWithParts.mock(
            movie: .mock(genres: [], productionCompanies: nil, belongsToCollection: nil),
            credits: .mock(cast: [.mock(name: "Last")], crew: []), images: nil, releases: [.mock(descriptors: [])],
            watchOffers: nil)
        try await withSQLiteCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(large, cachedAt: time), language: "en")
            try await source.store(Cached(small, cachedAt: time + 1), language: "en")

            #expect(
                try await source.movie(withID: 550, language: "en", including: .all)
                    == Cached(small, cachedAt: time + 1))
        }
    }

    @Test(arguments: ["X'03'", "X''", "NULL", "CAST(release_rows || X'00' AS BLOB)"])
    func `a damaged part is an error`(record: String) async throws {
        try await withSQLiteCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute("UPDATE movies_movie SET release_rows = \(record)")
            }

            let error = await #expect(throws: DatabaseError.self) {
                try await source.movie(withID: 550, language: "en", including: .all)
            }
            guard case .unreadable = error else { return #expect(error == nil) }
        }
    }

    @Test(arguments: ["has_video = 7", "genre_count = -1"])
    func `an unreadable row is replaced by the next write`(damage: String) async throws {
        try await withSQLiteCache { database in
            let source = MovieStore(database: database)
            try await source.store(Cached(.mock(), cachedAt: time), language: "en")
            _ = try await database.write { transaction throws(DatabaseError) in
                try transaction.execute("UPDATE movies_movie SET \(damage)")
            }
            await #expect(throws: DatabaseError.self) {
                try await source.movie(withID: 550, language: "en", including: .all)
            }

            try await source.store(Cached(.mock(), cachedAt: time + 1), language: "en")

            let found = try await source.movie(withID: 550, language: "en", including: .all)
            #expect(found == Cached(.mock(), cachedAt: time + 1))
        }
    }

    @Test
    func `row counts that are too large return the existing rows`() async throws {
        try await withSQLiteCache { database in
            let source = MovieStore(database: database)
            var entity = MovieWithPartsMapper().map(
                .mock(), key: .init(id: 550, language: "en"), cachedAt: time)
            entity.releases = entity.releases?.map { release in
                MoviesReleaseEntity(
                    region: release.region, certification: release.certification, releaseDate: release.releaseDate,
                    type: release.type, note: release.note, languageCode: release.languageCode, descriptorCount: .max)
            }
            entity.watchRegions = entity.watchRegions?.map { region in
                CoreWatchRegionEntity(
                    region: region.region, link: region.link, flatrateCount: .max, buyCount: nil, rentCount: nil,
                    freeCount: nil, adsCount: nil)
            }
            try await database.write { [entity] transaction throws(DatabaseError) in try transaction.store(entity) }

            let found = try await source.movie(withID: 550, language: "en", including: .all)?.value

            #expect(found?.releases == MovieWithParts.mock().releases)
            #expect(found?.watchOffers?.first?.flatrate?.map(\.id) == [8, 2, 3, 38, 41])
        }
    }
}
