import Foundation
import Testing

@testable import TMDb

/// Links from external identifiers.
@Suite
struct ExternalLinksTests {

    @Test func `a person has links to all sites except TheTVDB`() {
        let ids = ExternalIDs(
            imdbID: "nm0000093", wikidataID: "Q35332", facebookID: "bradpitt", instagramID: "brad_pitt",
            twitterID: "BradPitt", tikTokID: "brad.pitt", youTubeID: "@brad-pitt", tvdbID: 7)
        let links = ids.links(of: .person)
        #expect(links.imdb?.absoluteString == "https://www.imdb.com/name/nm0000093/")
        #expect(links.wikidata?.absoluteString == "https://www.wikidata.org/wiki/Q35332")
        #expect(links.facebook?.absoluteString == "https://www.facebook.com/bradpitt")
        #expect(links.instagram?.absoluteString == "https://www.instagram.com/brad_pitt/")
        #expect(links.twitter?.absoluteString == "https://x.com/BradPitt")
        #expect(links.tikTok?.absoluteString == "https://www.tiktok.com/@brad.pitt")
        #expect(links.youTube?.absoluteString == "https://www.youtube.com/@brad-pitt")
        #expect(links.tvdb == nil)
    }

    @Test(
        arguments: [
            (.movie, "tt0137523", "https://www.imdb.com/title/tt0137523/", nil),
            (.movie, "nm0000093", nil, nil),
            (.person, "tt0137523", nil, nil),
            (.tvSeries, "tt0903747", "https://www.imdb.com/title/tt0903747/", "series/81189"),
            (.tvSeason, "tt0903747", nil, "season/81189"),
            (.tvEpisode, "tt0959621", "https://www.imdb.com/title/tt0959621/", "episode/81189"),
        ] as [(ExternalLinks.ItemKind, String, String?, String?)])
    func `links to IMDb and TheTVDB depend on the kind of item`(
        subject: ExternalLinks.ItemKind, imdbID: String, imdb: String?, tvdb: String?
    ) {
        let links = ExternalIDs(imdbID: imdbID, tvdbID: 81189).links(of: subject)
        #expect(links.imdb?.absoluteString == imdb)
        #expect(links.tvdb?.absoluteString == tvdb.map { "https://www.thetvdb.com/dereferrer/\($0)" })
    }

    @Test(arguments: [
        "", " ", ".", "..", "@", "a/b", "../x", "//evil.example", "a?b", "a#b", "a%2fb", "a\\b", "a b", "a\nb",
        "https://evil.example", "x@evil.example:80", "a:b", "a;b",
    ])
    func `a malformed identifier has no link`(id: String) {
        let ids = ExternalIDs(
            imdbID: "tt1\(id)/", wikidataID: id, facebookID: id, instagramID: id, twitterID: id, tikTokID: id,
            youTubeID: id, tvdbID: 0)
        for subject in ExternalLinks.ItemKind.allCases {
            #expect(ids.links(of: subject) == ExternalIDs().links(of: subject))
        }
    }

    @Test func `without identifiers, all links are nil`() {
        let links = ExternalIDs().links(of: .tvSeries)
        for link in [
            links.imdb, links.wikidata, links.tvdb, links.facebook, links.instagram, links.twitter, links.tikTok,
            links.youTube,
        ] { #expect(link == nil) }
    }
}
