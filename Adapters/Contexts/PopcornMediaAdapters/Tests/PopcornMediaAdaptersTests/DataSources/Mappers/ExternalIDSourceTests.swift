import MediaDomain
import TMDb
import Testing

@testable import PopcornMediaAdapters

@Suite struct ExternalIDSourceTests {

    @Test func `each site has its raw value in TMDb's API`() {
        #expect(
            ExternalIDSource.allCases.map(\.tmdb.rawValue) == [
                "imdb_id", "tvdb_id", "wikidata_id", "facebook_id", "instagram_id", "twitter_id", "tiktok_id",
                "youtube_id",
            ])
    }
}
