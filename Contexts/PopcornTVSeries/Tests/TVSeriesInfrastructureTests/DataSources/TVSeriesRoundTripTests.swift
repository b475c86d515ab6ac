import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PopcornCaching
import PopcornPersistence
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Every second value replaces the one before it.
@Suite
struct TVSeriesRoundTripTests {

    private func expectRoundTrips<Mapper: AggregateMapper>(
        _ mapper: Mapper, whole: RelationSelection<Mapper.Entity>, seed: UInt64,
        _ make: (inout SeededGenerator, Int) -> (Mapper.Entity.Key, Mapper.Domain)
    ) async throws where Mapper.Domain: Equatable {
        var generator = SeededGenerator(seed: seed)
        try await withCache(.tvSeries) { database, _ async throws in
            let store = AggregateStore(mapper, in: database)
            var stored: [(Mapper.Entity.Key, Cached<Mapper.Domain>)] = []
            for number in 1...1000 {
                let (key, value) = make(&generator, (number + 1) / 2)
                let cached = Cached(value, cachedAt: generator.date())
                try await store.store(cached, at: key)
                let found = try await store.value(key, including: whole)
                // A season that lacks a part counts as incomplete.
                #expect(found?.value == value)
                #expect(found?.cachedAt == cached.cachedAt)
                if number.isMultiple(of: 2) { stored.append((key, cached)) }
            }
            for (key, cached) in stored {
                let found = try await store.value(key, including: whole)
                #expect(found?.value == cached.value)
            }
        }
    }

    @Test
    func `series`() async throws {
        try await expectRoundTrips(TVSeriesWithPartsMapper(), whole: .parts(.all), seed: 1396) { generator, number in
            (.init(id: number, language: "en"), generator.seriesContent(id: number))
        }
    }

    @Test
    func `seasons, with their episodes`() async throws {
        try await expectRoundTrips(TVSeasonWithPartsMapper(), whole: .parts(.all), seed: 1399) { generator, number in
            let id = TVSeasonLocator(seriesID: 1, seasonNumber: number)
            return (.init(id, language: "en"), generator.seasonContent(id))
        }
    }

    @Test
    func `episodes`() async throws {
        try await expectRoundTrips(TVEpisodeWithPartsMapper(), whole: .parts(.all), seed: 1402) { generator, number in
            let id = TVEpisodeLocator(seriesID: 1, seasonNumber: 1, episodeNumber: number)
            return (.init(id, language: "en"), generator.episodeContent(id))
        }
    }

    @Test
    func `one episode of a season is read without the others`() async throws {
        var generator = SeededGenerator(seed: 7)
        try await withCache(.tvSeries) { database, _ async throws in
            let store = AggregateStore(TVSeasonWithPartsMapper(), in: database)
            for number in 1...100 {
                let id = TVSeasonLocator(seriesID: number, seasonNumber: 1)
                let key = TVSeriesSeasonEntity.Key(id, language: "en")
                let content = generator.seasonContent(id)
                try await store.store(Cached(content, cachedAt: .distantPast), at: key)
                for episode in content.season.episodes ?? [] {
                    let found = try await store.value(key, including: .episode(episode.episodeNumber))
                    let first = content.season.episodes?.first { $0.episodeNumber == episode.episodeNumber }
                    #expect(found?.value.season.episodes?.first == first)
                }
            }
        }
    }
}
