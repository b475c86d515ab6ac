import TMDb
import TMDbStandIn
import Testing

/// Episodes with appended resources, over HTTP.
@Suite struct TVEpisodeIntegrationTests {

    /// Checks facts that hold for the stand-in and for TMDb.
    private static func checkAppending(_ client: TMDbClient) async throws {
        let response = try await client.tvEpisodes.details(
            forEpisode: 1, inSeason: 1, inTVSeries: 1396, appending: [.credits, .images, .translations],
            language: "en-US", includeImageLanguage: ["en", "null"])
        #expect(response.tvEpisode.id == 62085)
        #expect(response.tvEpisode.name == "Pilot")
        #expect(response.tvEpisode.episodeNumber == 1)
        #expect(response.credits?.cast.contains { $0.name == "Bryan Cranston" } == true)
        #expect(response.credits?.guestStars.isEmpty == false)
        #expect(response.images?.stills.isEmpty == false)
        #expect(response.translations?.translations.contains { $0.languageCode == "en" } == true)
        #expect(response.videos == nil)
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
            let response = try await client.tvEpisodes.details(
                forEpisode: 1, inSeason: 1, inTVSeries: 1396,
                appending: [.credits, .images, .videos, .translations, .externalIDs])
            #expect(server.requestCount == 1)
            #expect(response.credits != nil)
            #expect(response.images != nil)
            #expect(response.videos != nil)
            #expect(response.translations != nil)
            #expect(response.externalIDs != nil)
        }
    }
}
