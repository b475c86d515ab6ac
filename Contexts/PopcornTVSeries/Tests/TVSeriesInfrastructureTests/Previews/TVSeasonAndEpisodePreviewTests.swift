import CoreDomain
import CoreDomainTestHelpers
import CoreInfrastructure
import CoreInfrastructureTestHelpers
import DomainTestHelpers
import Foundation
import PopcornPersistence
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

/// Tests of previews of seasons and episodes that are found by an identifier of another site.
@Suite
struct TVSeasonAndEpisodePreviewTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.25)

    @Test(arguments: [
        TVSeasonWithParts(season: .mock(), seriesID: 96677),
        TVSeasonWithParts(season: TVSeason(id: 3572, name: "", seasonNumber: 0, overview: ""), seriesID: 1396),
    ])
    func `a season is read back as stored`(season: TVSeasonWithParts) async throws {
        try await withCache(.tvSeries) { [time] database, _ async throws in
            let row = TVSeasonPreviewMapper().map(season, language: "en-US", cachedAt: time)
            try await database.write([.store(row)])
            let stored = try await database.find(
                TVSeasonPreviewEntity.self, .init(id: season.season.id, language: "en-US"))

            #expect(stored == row)
            #expect(stored.map(TVSeasonPreviewMapper().map) == season)
            #expect(stored?.cachedAt == time)
        }
    }

    @Test(arguments: [
        TVEpisodeWithParts(episode: .mock(episodeType: "prequel", crew: nil, guestStars: nil), seriesID: 96677),
        TVEpisodeWithParts(
            episode: TVEpisode(
                id: 62085, name: "", episodeNumber: 0, seasonNumber: 0, overview: "", productionCode: ""),
            seriesID: 1396),
    ])
    func `an episode is read back as stored`(episode: TVEpisodeWithParts) async throws {
        try await withCache(.tvSeries) { [time] database, _ async throws in
            let row = TVEpisodePreviewMapper().map(episode, language: "en-US", cachedAt: time)
            try await database.write([.store(row)])
            let stored = try await database.find(
                TVEpisodePreviewEntity.self, .init(id: episode.episode.id, language: "en-US"))

            #expect(stored == row)
            #expect(stored.map(TVEpisodePreviewMapper().map) == episode)
            #expect(stored?.cachedAt == time)
        }
    }
}
