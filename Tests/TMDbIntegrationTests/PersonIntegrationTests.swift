import Foundation
import TMDb
import TMDbStandIn
import Testing

/// People with appended resources, over HTTP.
@Suite struct PersonIntegrationTests {

    /// Checks facts that hold for the stand-in and for TMDb.
    private static func checkAppending(_ client: TMDbClient) async throws {
        let response = try await client.people.details(
            forPerson: 287, appending: [.movieCredits, .combinedCredits, .images, .externalIDs], language: "en-US")
        #expect(response.person.id == 287)
        #expect(response.person.name == "Brad Pitt")
        #expect(response.movieCredits?.castTitles.contains { $0.id == 550 } == true)
        #expect(response.combinedCredits?.movies.castTitles.contains { $0.title == "Fight Club" } == true)
        #expect(response.images?.profiles.isEmpty == false)
        #expect(response.externalIDs?.imdbID == "nm0000093")
        #expect(
            response.externalIDs?.links(of: .person).imdb?.absoluteString
                == "https://www.imdb.com/name/nm0000093/")
        #expect(response.tvCredits == nil)
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
            let response = try await client.people.details(
                forPerson: 287,
                appending: [
                    .movieCredits, .tvCredits, .combinedCredits, .images, .taggedImages, .translations, .externalIDs,
                    .changes,
                ])
            #expect(server.requestCount == 1)
            #expect(response.movieCredits != nil)
            #expect(response.tvCredits != nil)
            #expect(response.combinedCredits != nil)
            #expect(response.images != nil)
            #expect(response.taggedImages != nil)
            #expect(response.translations != nil)
            #expect(response.externalIDs != nil)
            #expect(response.changes != nil)
        }
    }
}
