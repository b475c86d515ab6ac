import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import Foundation
import MediaDomain
import PopcornCaching
import PopcornPersistence
import Testing

@testable import PopcornServices

/// Tests of mixed lists, whose previews are stored in the tables of several contexts.
@Suite struct MixedPreviewStoreTests {

    private typealias Matches = PageStore<MixedPreviewStore<ExternalIDMatch>>

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    private func withMatches(_ body: (Matches, any CacheDatabase) async throws -> Void) async throws {
        let schema = Schema(
            PopcornMoviesFactory.cacheSchema, PopcornTVSeriesFactory.cacheSchema, PopcornPeopleFactory.cacheSchema,
            PopcornMediaFactory.cacheSchema)
        try await withCache(schema) { database, _ async throws in
            try await body(Matches(.externalIDs, in: database), database)
        }
    }

    private func key(_ number: Int) -> Matches.Key {
        Matches.Key(MediaList.search(MediaSearch("\(number)")), page: 1, locale: .americanEnglish)
    }

    private func page(_ items: [ExternalIDMatch]) -> ContentPage<ExternalIDMatch> {
        ContentPage(page: 1, totalPages: 1, totalResults: items.count, items: items)
    }

    @Test func `a thousand generated items of five kinds are read back equal and in order`() async throws {
        var generator = SeededGenerator(seed: 51)
        try await withMatches { matches, _ async throws in
            for number in 1...100 {
                // The kinds share identifiers.
                let items = (0..<10).map { generator.match(id: number * 10 + $0 / 2) }.inOneFormEach
                try await matches.store(Cached(page(items), cachedAt: time), for: key(number), WritePermit())

                #expect(try await matches.value(key(number)) == Cached(page(items), cachedAt: time))
            }
        }
    }

    @Test func `a stored result with a missing preview is a cache miss`() async throws {
        try await withMatches { matches, database async throws in
            let items: [ExternalIDMatch] = [
                .media(.movie(.mock())), .media(.person(.mock())), .media(.movie(.mock(id: 7))),
            ]
            try await matches.store(Cached(page(items), cachedAt: time), for: key(1), WritePermit())
            #expect(try await matches.value(key(1))?.value.items == items)

            try await MixedPreviewStore.externalIDs.delete(before: .distantFuture, in: database)
            #expect(try await matches.value(key(1)) == nil)
            try await matches.store(Cached(page([]), cachedAt: time), for: key(1), WritePermit())
            #expect(try await matches.value(key(1)) == Cached(page([]), cachedAt: time))
        }
    }
}

extension [ExternalIDMatch] {
    /// The matches without duplicates of kind and identifier.
    fileprivate var inOneFormEach: [ExternalIDMatch] {
        var seen: Set<[Int]> = []
        return filter { match in
            switch match {
            case .media(.movie(let movie)): seen.insert([1, movie.id]).inserted
            case .media(.tvSeries(let series)): seen.insert([2, series.id]).inserted
            case .media(.person(let person)): seen.insert([3, person.id]).inserted
            case .season(let match): seen.insert([4, match.season.id]).inserted
            case .episode(let match): seen.insert([5, match.episode.id]).inserted
            }
        }
    }
}

extension SeededGenerator {

    fileprivate mutating func match(id: Int) -> ExternalIDMatch {
        switch pick([1, 2, 3, 4, 5]) {
        case 1:
            .media(.movie(MoviePreview(id: id, title: text(), overview: optional { $0.text() })))
        case 2:
            .media(.tvSeries(TVSeriesPreview(id: id, name: text(), genreIDs: optional { $0.array { $0.int() } })))
        case 3:
            .media(.person(PersonPreview(id: id, name: text(), gender: gender(), popularity: optional { $0.double() })))
        case 4:
            .season(
                MatchedSeason(
                    TVSeason(
                        id: id, name: text(), seasonNumber: int(), overview: optional { $0.text() },
                        airDate: optional { $0.date() }, posterPath: optional { $0.url() },
                        voteAverage: optional { $0.double() }),
                    seriesID: int()))
        default:
            .episode(
                MatchedEpisode(
                    TVEpisode(
                        id: id, name: text(), episodeNumber: int(), seasonNumber: int(),
                        overview: optional { $0.text() }, airDate: optional { $0.date() },
                        episodeType: optional { $0.text() }, runtime: optional { $0.int() },
                        showID: optional { $0.int() }, productionCode: optional { $0.text() },
                        stillPath: optional { $0.url() }, voteAverage: optional { $0.double() },
                        voteCount: optional { $0.int() }),
                    seriesID: int()))
        }
    }
}
