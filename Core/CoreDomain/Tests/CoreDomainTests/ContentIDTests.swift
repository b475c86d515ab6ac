import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct ContentIDTests {

    @Test(arguments: [
        (ContentID.movie(550), "movie/550"), (.collection(10), "collection/10"), (.tvSeries(1396), "tv/1396"),
        (.person(287), "person/287"), (.tvSeason(seriesID: 1396, seasonNumber: 0), "tv-season/1396/0"),
        (.tvEpisode(seriesID: 1396, seasonNumber: 1, episodeNumber: 2), "tv-episode/1396/1/2"),
    ])
    func `an identifier survives description and coding`(id: ContentID, text: String) throws {
        #expect(id.description == text)
        #expect(ContentID(text) == id)
        #expect(ContentID(id.kind, path: id.path) == id)
        #expect(ContentID(id.kind, numbers: id.numbers) == id)
        #expect(try codingRoundTrips(of: id) == [id, id])
        #expect(try JSONDecoder().decode([ContentID].self, from: Data("[\"\(text)\"]".utf8)) == [id])
    }

    @Test(arguments: [
        "", "movie", "movie/", "movie/x", "movie/+5", "movie/05", "movie/5/1", "film/5", "tv-season/5", "tv-season/5/",
        "tv-episode/1/2", "tv-episode/1/2/3/4", "/550", "movie/550/",
    ])
    func `another text is not an identifier`(text: String) {
        #expect(ContentID(text) == nil)
    }

    @Test(arguments: [
        ContentID.movie(0), .person(-1), .tvSeason(seriesID: 0, seasonNumber: 1),
        .tvSeason(seriesID: 1, seasonNumber: -1), .tvEpisode(seriesID: 1, seasonNumber: 1, episodeNumber: -1),
    ])
    func `an invalid number is rejected`(id: ContentID) throws {
        let error = #expect(throws: PopcornError.self) { try id.validate() }
        #expect(error?.kind == .invalidInput)
    }

    @Test func `an episode belongs to a season`() throws {
        let episode = ContentID.tvEpisode(seriesID: 1396, seasonNumber: 0, episodeNumber: 0)
        try episode.validate()
        #expect(episode.seasonOfEpisode == .tvSeason(seriesID: 1396, seasonNumber: 0))
        #expect(ContentID.tvSeason(seriesID: 1396, seasonNumber: 0).seasonOfEpisode == nil)
    }
}
