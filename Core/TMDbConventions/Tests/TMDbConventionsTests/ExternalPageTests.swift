import Foundation
import TMDbConventions
import Testing

@Suite struct ExternalPageTests {

    @Test(
        arguments: [
            (.imdbTitle("tt0137523"), "https://www.imdb.com/title/tt0137523/"),
            (.imdbPerson("nm0000093"), "https://www.imdb.com/name/nm0000093/"),
            (.tvdbSeries(81189), "https://www.thetvdb.com/dereferrer/series/81189"),
            (.tvdbSeason(1), "https://www.thetvdb.com/dereferrer/season/1"),
            (.tvdbEpisode(2), "https://www.thetvdb.com/dereferrer/episode/2"),
            (.wikidata("Q190050"), "https://www.wikidata.org/wiki/Q190050"),
            (.facebook("FightClub"), "https://www.facebook.com/FightClub"),
            (.instagram("brad_pitt"), "https://www.instagram.com/brad_pitt/"),
            (.twitter("BradPitt"), "https://x.com/BradPitt"),
            (.tikTok("brad.pitt"), "https://www.tiktok.com/@brad.pitt"),
            (.tikTok("@brad.pitt"), "https://www.tiktok.com/@brad.pitt"),
            (.youTube("@brad-pitt"), "https://www.youtube.com/@brad-pitt"),
            (.youTube("edward"), "https://www.youtube.com/@edward"),
            (.youTube("UCabcdefghijklmnopqrstuv"), "https://www.youtube.com/channel/UCabcdefghijklmnopqrstuv"),
            (.youTube("日本"), "https://www.youtube.com/@%E6%97%A5%E6%9C%AC"),
        ] as [(ExternalPage, String)])
    func `a page has its URL`(page: ExternalPage, url: String) {
        #expect(page.url?.absoluteString == url)
    }

    @Test(arguments: [
        "", " ", ".", "..", "@", "a/b", "../x", "//evil.example", "a?b", "a#b", "a%2fb", "a\\b", "a b", "a\nb",
        "https://evil.example", "x@evil.example:80", "a:b", "a;b",
    ])
    func `a name that no site can have assigned has no URL`(name: String) {
        for page in [ExternalPage.facebook(name), .instagram(name), .twitter(name), .tikTok(name), .youTube(name)] {
            #expect(page.url == nil)
        }
        for page in [ExternalPage.imdbTitle("tt1\(name)/"), .imdbPerson("nm1\(name)/"), .wikidata("Q1\(name)/")] {
            #expect(page.url == nil)
        }
    }

    @Test(arguments: ["tt", "tt１２", "tt12x", "TT12", "12", "tt-1", "nm12"])
    func `identifiers other than the prefix and ASCII digits have no URL`(id: String) {
        #expect(ExternalPage.imdbTitle(id).url == nil)
        #expect(ExternalPage.wikidata(id.replacing("tt", with: "Q")).url == nil)
        #expect(ExternalPage.tvdbSeries(0).url == nil)
        #expect(ExternalPage.tvdbEpisode(-1).url == nil)
    }
}
