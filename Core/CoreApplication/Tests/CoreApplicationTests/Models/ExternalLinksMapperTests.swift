import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct ExternalLinksMapperTests {

    private let mapper = ExternalLinksMapper()

    @Test func `every identifier of a person has a page URL`() {
        let links = mapper.map(.mock(tvdbID: nil), of: .person(287))

        #expect(links.tmdbURL.absoluteString == "https://www.themoviedb.org/person/287")
        #expect(links.imdbID == "nm0000093")
        #expect(links.imdbURL?.absoluteString == "https://www.imdb.com/name/nm0000093/")
        #expect(links.tvdbID == nil && links.tvdbURL == nil)
        #expect(links.wikidataID == "Q35332")
        #expect(links.wikidataURL?.absoluteString == "https://www.wikidata.org/wiki/Q35332")
        #expect(links.facebookID == "BradPitt")
        #expect(links.facebookURL?.absoluteString == "https://www.facebook.com/BradPitt")
        #expect(links.instagramID == "bradpitt")
        #expect(links.instagramURL?.absoluteString == "https://www.instagram.com/bradpitt/")
        #expect(links.twitterID == "bradpitt")
        #expect(links.twitterURL?.absoluteString == "https://x.com/bradpitt")
        #expect(links.tikTokID == "bradpitt")
        #expect(links.tikTokURL?.absoluteString == "https://www.tiktok.com/@bradpitt")
        #expect(links.youTubeID == "bradpitt")
        #expect(links.youTubeURL?.absoluteString == "https://www.youtube.com/@bradpitt")
    }

    @Test(arguments: [
        (TMDbPage.movie(550), "https://www.themoviedb.org/movie/550", nil),
        (.tvSeries(1399), "https://www.themoviedb.org/tv/1399", "https://www.thetvdb.com/dereferrer/series/7"),
        (
            .tvSeason(seriesID: 1399, seasonNumber: 0), "https://www.themoviedb.org/tv/1399/season/0",
            "https://www.thetvdb.com/dereferrer/season/7"
        ),
        (
            .tvEpisode(seriesID: 1399, seasonNumber: 1, episodeNumber: 2),
            "https://www.themoviedb.org/tv/1399/season/1/episode/2", "https://www.thetvdb.com/dereferrer/episode/7"
        ),
    ])
    func `the page URLs depend on the kind of title`(page: TMDbPage, tmdb: String, tvdb: String?) {
        let links = mapper.map(ExternalIDs(imdbID: "tt1", tvdbID: 7), of: page)

        #expect(links.tmdbURL.absoluteString == tmdb)
        #expect(links.imdbURL?.absoluteString == "https://www.imdb.com/title/tt1/")
        #expect(links.tvdbURL?.absoluteString == tvdb)
    }

    @Test func `without identifiers, only the TMDb URL is set`() throws {
        let url = try #require(URL(string: "https://www.themoviedb.org/person/1"))

        #expect(mapper.map(nil, of: .person(1)) == ExternalLinks(tmdbURL: url))
        #expect(mapper.map(ExternalIDs(), of: .person(1)) == ExternalLinks(tmdbURL: url))
    }

    @Test(
        arguments: [
            ("@handle", "https://www.youtube.com/@handle"),
            ("UCabcdefghijklmnopqrstuv", "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"),
            ("a b?c#d", nil),
            ("日本", "https://www.youtube.com/@%E6%97%A5%E6%9C%AC"),
        ] as [(String, String?)])
    func `a YouTube channel or handle has a URL, an invalid identifier does not`(id: String, url: String?) {
        #expect(mapper.map(ExternalIDs(youTubeID: id), of: .person(1)).youTubeURL?.absoluteString == url)
    }

    @Test func `links survive a JSON round trip`() throws {
        let links = mapper.map(.mock(), of: .tvSeries(1))
        #expect(try codingRoundTrips(of: links) == [links, links])
        let bare = mapper.map(nil, of: .movie(1))
        #expect(try codingRoundTrips(of: bare) == [bare, bare])
    }
}
