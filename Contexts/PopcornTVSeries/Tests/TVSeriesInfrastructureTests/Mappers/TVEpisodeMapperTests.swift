import CoreDomain
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import TVSeriesDomain
import Testing

@testable import TVSeriesInfrastructure

@Suite
struct TVEpisodeMapperTests {

    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)
    private let seasonKey = TVSeriesSeasonEntity.Key(TVSeasonLocator(seriesID: 96677, seasonNumber: 1), language: "en")
    private let episodeKey = TVSeriesEpisodeEntity.Key(
        TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 1), language: "en")

    @Test
    func `names of the series and the season are not stored`() {
        let season = TVSeasonWithPartsMapper()
        let episode = TVEpisodeWithPartsMapper()
        #expect(
            season.map(season.map(.mock(seriesName: "Lupin"), key: seasonKey, cachedAt: time)).seriesName == nil)
        let stored = episode.map(
            episode.map(.mock(seriesName: "Lupin", seasonName: "Part 1"), key: episodeKey, cachedAt: time))
        #expect(stored == .mock())
    }

    @Test
    func `keys describe their series, season, episode and language`() {
        #expect(seasonKey.description == "tv-season/96677/1/en")
        #expect(seasonKey.subject == "season 1 of series 96677")
        #expect(seasonKey.languageTag == "en")
        #expect(episodeKey.description == "tv-episode/96677/1/1/en")
        #expect(episodeKey.subject == "episode 1 of season 1 of series 96677")
        #expect(episodeKey.languageTag == "en")
    }
}
