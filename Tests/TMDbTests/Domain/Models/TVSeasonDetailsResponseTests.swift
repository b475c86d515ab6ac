import Foundation
import Testing

@testable import TMDb

/// Season and episode details with appended resources.
@Suite
struct TVSeasonDetailsResponseTests {

    static let episodePilot = #"{"id": 1, "name": "x", "episode_number": 1, "season_number": 0}"#

    @Test func `a season with episodes and appended resources is decoded and survives a round trip`() throws {
        let response: TVSeasonDetailsResponse = try Fixture.decode("tv-season-details-appended")
        let season = response.tvSeason
        #expect(season.id == 3572)
        #expect(season.name == "Season 1")
        #expect(season.seasonNumber == 1)
        #expect(season.overview == "The first seven episodes.")
        #expect(season.airDate == (try .day("2008-01-20")))
        #expect(season.posterPath == URL(string: "/1BP4xYv9ZG4ZVHkL7ocOziBbSYH.jpg"))
        #expect(season.voteAverage == 8.3)
        #expect(season.objectID == "52542273760ee31328000676")
        #expect(season.networks?.map(\.name) == ["AMC"])
        #expect(season.episodeCount == nil)
        #expect(
            season.episodes?.last == TVEpisode(id: 62086, name: "Cat's in the Bag…", episodeNumber: 2, seasonNumber: 1))
        #expect(season.episodes?.first?.guestStars?.map(\.creditID) == ["52542282760ee313280017fa"])

        #expect(response.credits?.cast.count == 1)
        #expect(response.aggregateCredits?.crew.count == 1)
        #expect(response.images?.posters.map(\.languageCode) == ["en"])
        #expect(response.videos?.results.map(\.key) == ["XZ8daibM3AE"])
        #expect(response.translations?.translations.first?.data == TVTranslationData(name: "Temporada 1", overview: ""))
        #expect(response.watchProviders?.results.keys.sorted() == ["GB"])
        #expect(
            response.externalIDs
                == ExternalIDs(
                    wikidataID: "Q2647735", tvdbID: 30272, freebaseID: "/en/season_1", freebaseMID: "/m/05yy27m"))
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(TVSeasonDetailsResponse.self, from: json) == response)
    }

    @Test func `an episode with guest stars and appended resources is decoded and survives a round trip`() throws {
        let response: TVEpisodeDetailsResponse = try Fixture.decode("tv-episode-details-appended")
        let episode = response.tvEpisode
        #expect(episode.id == 62085)
        #expect(episode.name == "Pilot")
        #expect(episode.episodeNumber == 1)
        #expect(episode.seasonNumber == 1)
        #expect(episode.overview == "A teacher learns bad news and buys a van.")
        #expect(episode.airDate == (try .day("2008-01-20")))
        #expect(episode.episodeType == "standard")
        #expect(episode.runtime == 59)
        #expect(episode.showID == nil)
        #expect(episode.productionCode == "")
        #expect(episode.stillPath == URL(string: "/ydlY3iPfeOAvu8gVqrxPoMvzNCn.jpg"))
        #expect(episode.crew?.map(\.job) == ["Executive Producer"])
        #expect(episode.guestStars?.map(\.gender) == [.unknown])
        #expect(episode.voteAverage == 8.3)
        #expect(episode.voteCount == 400)

        #expect(response.credits?.cast.map(\.name) == ["Bryan Cranston"])
        #expect(response.credits?.crew.map(\.department) == ["Production"])
        #expect(response.credits?.guestStars.map(\.order) == [8])
        #expect(response.images?.stills.map(\.languageCode) == [nil])
        #expect(response.videos?.results == [])
        #expect(response.translations?.translations.first?.data.name == "Piloto")
        #expect(response.externalIDs == ExternalIDs(imdbID: "tt0959621", tvdbID: 349232))
        let json = try JSONEncoder().encode(response)
        #expect(try JSONDecoder().decode(TVEpisodeDetailsResponse.self, from: json) == response)
    }

    @Test func `a missing, null or empty value is nil`() throws {
        let season = try TVSeasonDetailsResponse(
            json: #"{"id": 1, "name": "x", "season_number": 0, "air_date": "", "poster_path": null, "images": null}"#)
        #expect(season == TVSeasonDetailsResponse(tvSeason: TVSeason(id: 1, name: "x", seasonNumber: 0)))
        let episode = try TVEpisodeDetailsResponse(json: Self.episodePilot)
        #expect(
            episode
                == TVEpisodeDetailsResponse(
                    tvEpisode: TVEpisode(id: 1, name: "x", episodeNumber: 1, seasonNumber: 0)))
    }
}
