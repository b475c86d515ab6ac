import TMDb
import TMDbStandIn
import Testing

/// Seasons with appended resources, over HTTP.
@Suite struct TVSeasonIntegrationTests {

    /// Checks facts that hold for the stand-in and for TMDb.
    private static func checkAppending(_ client: TMDbClient) async throws {
        let response = try await client.tvSeasons.details(
            forSeason: 1, inTVSeries: 1396, appending: [.credits, .images, .translations], language: "en-US",
            includeImageLanguage: ["en", "null"])
        #expect(response.tvSeason.id == 3572)
        #expect(response.tvSeason.seasonNumber == 1)
        #expect(response.tvSeason.episodes?.map(\.episodeNumber) == Array(1...7))
        #expect(response.tvSeason.episodes?.first?.name == "Pilot")
        #expect(response.credits?.cast.contains { $0.name == "Bryan Cranston" } == true)
        #expect(response.images?.posters.isEmpty == false)
        #expect(response.translations?.translations.contains { $0.languageCode == "en" } == true)
        #expect(response.aggregateCredits == nil)
    }

    @Test func `details and appended resources are fetched in one request`() async throws {
        try await withStandIn { client, server in
            try await Self.checkAppending(client)
            #expect(server.requestCount == 1)
        }
    }

    @Test(.live) func `the real TMDb API sends details with appended resources`() async throws {
        try await withLiveAPI(Self.checkAppending)
    }

    @Test func `every resource is fetched in one request`() async throws {
        try await withStandIn(catalogue: GeneratedCatalogue()) { client, server in
            let response = try await client.tvSeasons.details(
                forSeason: 1, inTVSeries: 1396,
                appending: [
                    .credits, .aggregateCredits, .images, .videos, .translations, .watchProviders, .externalIDs,
                ])
            #expect(server.requestCount == 1)
            #expect(response.credits != nil)
            #expect(response.aggregateCredits != nil)
            #expect(response.images != nil)
            #expect(response.videos != nil)
            #expect(response.translations != nil)
            #expect(response.watchProviders != nil)
            #expect(response.externalIDs != nil)
        }
    }
}
