import CoreDomain
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct ExternalIDsMapperTests {

    @Test func `every identifier is mapped`() {
        let dto = TMDb.ExternalIDs(
            id: 1, imdbID: "nm1", wikidataID: "Q1", facebookID: "f", instagramID: "i", twitterID: "t", tikTokID: "tt",
            youTubeID: "y", tvdbID: 2, tvRageID: 3, freebaseID: "/en/a", freebaseMID: "/m/b")

        #expect(
            ExternalIDsMapper().map(dto)
                == CoreDomain.ExternalIDs(
                    imdbID: "nm1", tvdbID: 2, wikidataID: "Q1", facebookID: "f", instagramID: "i", twitterID: "t",
                    tikTokID: "tt", youTubeID: "y", tvRageID: 3, freebaseID: "/en/a", freebaseMID: "/m/b"))
    }

    @Test func `missing and empty identifiers are nil`() {
        let empty = TMDb.ExternalIDs(
            imdbID: "", wikidataID: "", facebookID: "", instagramID: "", twitterID: "", tikTokID: "", youTubeID: "",
            freebaseID: "", freebaseMID: "")

        #expect(ExternalIDsMapper().map(empty) == CoreDomain.ExternalIDs())
        #expect(ExternalIDsMapper().map(TMDb.ExternalIDs()) == CoreDomain.ExternalIDs())
    }
}
