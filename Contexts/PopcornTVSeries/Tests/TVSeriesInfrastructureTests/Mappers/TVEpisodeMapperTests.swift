import CoreDomain
import CoreDomainTestHelpers
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

    private static let bare = TVEpisode(id: 1, name: "", episodeNumber: 0, seasonNumber: 0)
    private static let empty = TVEpisode.mock(
        overview: "", episodeType: "", productionCode: "", stillPath: nil, crew: [], guestStars: [])

    @Test
    func `every property of an episode is mapped to its column`() {
        let episode = TVEpisode.mock()
        let columns = TVEpisodeColumnsMapper().map(episode)

        #expect(columns.episodeID == episode.id)
        #expect(columns.name == episode.name)
        #expect(columns.episodeNumber == 1)
        #expect(columns.seasonNumber == 1)
        #expect(columns.overview == episode.overview)
        #expect(columns.airDate == episode.airDate)
        #expect(columns.episodeType == "standard")
        #expect(columns.runtime == 47)
        #expect(columns.showID == 96677)
        #expect(columns.productionCode == "101")
        #expect(columns.stillPath == episode.stillPath)
        #expect(columns.voteAverage == 7.9)
        #expect(columns.voteCount == 60)
        #expect(columns.crewCount == 1)
        #expect(columns.guestStarCount == 1)
    }

    @Test(arguments: [TVEpisode.mock(), bare, empty, .mock(episodeType: "midseason")])
    func `an episode is mapped to its row and back`(episode: TVEpisode) {
        let mapper = TVEpisodeWithPartsMapper()
        let content = TVEpisodeWithParts.mock(episode: episode)
        #expect(mapper.map(mapper.map(content, key: episodeKey, cachedAt: time)) == content)
        let alone = TVEpisodeWithParts(episode: episode, seriesID: 96677)
        #expect(mapper.map(mapper.map(alone, key: episodeKey, cachedAt: time)) == alone)
    }

    @Test
    func `every property of a season is mapped to its column`() {
        let season = TVSeason.mock()
        let columns = TVSeasonColumnsMapper().map(season)

        #expect(columns.seasonID == season.id)
        #expect(columns.name == season.name)
        #expect(columns.seasonNumber == 1)
        #expect(columns.overview == season.overview)
        #expect(columns.airDate == season.airDate)
        #expect(columns.posterPath == season.posterPath)
        #expect(columns.episodeCount == 5)
        #expect(columns.voteAverage == season.voteAverage)
        #expect(TVSeasonColumnsMapper().map(columns) == season)
    }

    @Test(
        arguments: [
            nil, [], [bare], [.mock(), bare, empty],
            [.mock(crew: nil), .mock(guestStars: nil), .mock(crew: [.mock(job: "Writer"), .mock()])],
        ] as [[TVEpisode]?])
    func `a season and its episodes are mapped to rows and back`(episodes: [TVEpisode]?) {
        let mapper = TVSeasonWithPartsMapper()
        for content in [
            TVSeasonWithParts.mock(season: .mock(episodes: episodes)),
            TVSeasonWithParts(season: .mock(episodes: episodes), seriesID: 96677),
        ] {
            #expect(mapper.map(mapper.map(content, key: seasonKey, cachedAt: time)) == content)
        }
    }

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
