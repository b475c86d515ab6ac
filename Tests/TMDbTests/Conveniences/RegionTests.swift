import Foundation
import Testing

@testable import TMDb

@Suite
struct RegionTests {

    private static func release(_ type: ReleaseType, _ certification: String?) -> ReleaseDate {
        ReleaseDate(releaseDate: Date(timeIntervalSince1970: 0), type: type, certification: certification)
    }

    private let releaseDates = MovieReleaseDates(results: [
        MovieReleaseDatesByCountry(
            countryCode: "GB",
            releaseDates: [
                release(.premiere, "TBC"), release(.digital, "15"), release(.theatricalLimited, "12A"),
                release(.theatrical, "18"),
            ]),
        MovieReleaseDatesByCountry(
            countryCode: "DE",
            releaseDates: [release(.theatrical, ""), release(.physical, "16"), release(.digital, "12")]
        ),
        MovieReleaseDatesByCountry(
            countryCode: "FR", releaseDates: [release(.television, "10"), release(.theatricalLimited, "12")]),
        MovieReleaseDatesByCountry(
            countryCode: "JP", releaseDates: [release(.theatrical, nil), release(.theatrical, "")]),
    ])

    @Test(
        arguments: [("GB", "18"), ("gb", "18"), ("FR", "12"), ("DE", "16"), ("JP", nil), ("US", nil), ("", nil)]
            as [(String, String?)])
    func `a theatrical release's certification is used, then a limited release's, then any other`(
        region: String, expected: String?
    ) {
        #expect(releaseDates.certification(in: region) == expected)
    }

    @Test func `the first region with a certification is used`() {
        #expect(releaseDates.certification(in: "JP", fallback: ["US", "fr", "GB"]) == "12")
        #expect(releaseDates.certification(in: "GB", fallback: ["FR"]) == "18")
        #expect(releaseDates.certification(in: "US", fallback: ["JP"]) == nil)
    }

    @Test func `releases of a region keep their order`() {
        #expect(releaseDates.releases(in: "fr").map(\.type) == [.television, .theatricalLimited])
        #expect(releaseDates.releases(in: "US") == [])
    }

    @Test func `the first content rating of a region is used for a TV series`() {
        let ratings = ContentRatingCollection(results: [
            ContentRating(countryCode: "US", rating: ""), ContentRating(countryCode: "US", rating: "TV-MA"),
            ContentRating(countryCode: "US", rating: "TV-14"), ContentRating(countryCode: "GB", rating: "15"),
            ContentRating(countryCode: "DE", rating: ""),
        ])
        #expect(ratings.certification(in: "us") == "TV-MA")
        #expect(ratings.certification(in: "DE") == nil)
        #expect(ratings.certification(in: "DE", fallback: ["AT", "GB", "US"]) == "15")
    }

    @Test func `the watch offers are those of the first region that has any`() {
        let british = ShowWatchProvider(flatRate: [WatchProvider(id: 8, name: "Netflix")])
        let german = ShowWatchProvider(link: URL(string: "https://example.com/de"))
        let providers = ShowWatchProviders(results: ["GB": british, "DE": german])
        #expect(providers.offers(in: "GB") == british)
        #expect(providers.offers(in: "gb") == british)
        #expect(providers.offers(in: "AT") == nil)
        #expect(providers.offers(in: "AT", fallback: ["CH", "de", "GB"]) == german)
        #expect(providers.offers(in: "GB", fallback: ["DE"]) == british)
    }
}
