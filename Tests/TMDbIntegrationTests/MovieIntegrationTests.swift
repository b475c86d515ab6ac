import Foundation
import TMDb
import TMDbStandIn
import Testing

@Suite struct MovieIntegrationTests {

    @Test func `the details of a movie are fetched with one request`() async throws {
        try await withStandIn { client, server in
            let movie = try await client.movies.details(forMovie: 550)
            #expect(movie.title == "Fight Club")
            #expect(movie.runtime == 139)
            #expect(movie.status == .released)
            #expect(movie.releaseDate == Date(timeIntervalSince1970: 939_945_600))
            #expect(movie.genres?.map(\.name) == ["Drama", "Thriller"])
            #expect(server.requests.map(\.path) == ["/3/movie/550"])
            #expect(server.requests.first?.query == ["language": "en-US"])
        }
    }

    /// Checks facts that hold for the stand-in and for TMDb.
    private static func checkAppending(_ client: TMDbClient) async throws {
        let response = try await client.movies.details(
            forMovie: 550, appending: [.credits, .images, .releaseDates, .keywords, .watchProviders, .externalIDs],
            language: "en-US", includeImageLanguage: ["en", "null"])
        #expect(response.movie.id == 550)
        #expect(response.movie.title == "Fight Club")
        #expect(response.movie.status == .released)
        #expect(response.credits?.cast.contains { $0.name == "Edward Norton" } == true)
        #expect(response.credits?.crew.contains { $0.job == "Director" && $0.name == "David Fincher" } == true)
        #expect(response.images?.posters.isEmpty == false)
        #expect(response.releaseDates?.releases(in: "US").isEmpty == false)
        #expect(response.keywords?.keywords.isEmpty == false)
        #expect(response.watchProviders != nil)
        #expect(response.externalIDs?.imdbID == "tt0137523")
        #expect(response.videos == nil)
        #expect(response.accountStates == nil)
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

    private static let everything: MovieAppendOption = [
        .credits, .images, .videos, .reviews, .recommendations, .similar, .releaseDates, .alternativeTitles,
        .translations, .keywords, .watchProviders, .externalIDs, .lists, .changes,
    ]

    @Test func `all appended resources are fetched with one request`() async throws {
        try await withStandIn { client, server in
            let response = try await client.movies.details(forMovie: 550, appending: Self.everything)
            #expect(server.requestCount == 1)
            #expect(response.movie.id == 550)
            #expect(response.credits?.crew.contains { $0.job == "Director" && $0.name == "David Fincher" } == true)
            #expect(response.images?.logos.isEmpty == false)
            #expect(response.videos?.results.isEmpty == false)
            #expect(response.reviews?.results.isEmpty == false)
            #expect(response.recommendations != nil)
            #expect(response.similar != nil)
            #expect(response.releaseDates?.results.contains { $0.countryCode == "GB" } == true)
            #expect(response.alternativeTitles != nil)
            #expect(response.translations?.translations.isEmpty == false)
            #expect(response.keywords?.keywords.isEmpty == false)
            #expect(response.watchProviders?.results.isEmpty == false)
            #expect(response.externalIDs?.imdbID == "tt0137523")
            #expect(response.lists != nil)
            #expect(response.changes != nil)
        }
    }

    @Test func `a resource that was not requested is nil`() async throws {
        try await withStandIn { client, _ in
            let response = try await client.movies.details(forMovie: 550, appending: [.credits])
            #expect(response.credits != nil)
            #expect(response.images == nil)
            #expect(response.keywords == nil)
        }
    }

    @Test func `a resource that is missing from the response is nil`() async throws {
        let recording = Recording(method: "GET", path: "/3/movie/7", body: Array(#"{"id":7,"title":"Seven"}"#.utf8))
        try await withStandIn(recordings: Recordings([recording])) { client, _ in
            let response = try await client.movies.details(forMovie: 7, appending: [.credits, .images])
            #expect(response.movie.title == "Seven")
            #expect(response.credits == nil)
            #expect(response.images == nil)
        }
    }

    @Test func `a resource equals the one that is appended to the details`() async throws {
        try await withStandIn { client, _ in
            let appended = try await client.movies.details(forMovie: 550, appending: [.credits, .keywords])
            #expect(try await client.movies.credits(forMovie: 550).cast == appended.credits?.cast)
            #expect(try await client.movies.keywords(forMovie: 550).keywords == appended.keywords?.keywords)
        }
    }

    @Test func `texts are in the requested language`() async throws {
        try await withStandIn { client, _ in
            let german = try await client.movies.details(forMovie: 550, language: "de-DE")
            let english = try await client.movies.details(forMovie: 550)
            #expect(german.overview != english.overview)
            #expect(german.id == english.id)
        }
    }

    @Test func `an API key authenticates requests`() async throws {
        try await withStandIn(
            credential: .apiKey("k"), configuration: .init(credential: .apiKey("k"))
        ) { client, server in
            let movie = try await client.movies.details(forMovie: 550)
            #expect(movie.id == 550)
            #expect(server.requests.first?.query == ["language": "en-US"])
        }
    }

    @Test func `a thousand concurrent calls can share a client`() async throws {
        try await withStandIn { client, server in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<1000 {
                    group.addTask { try await client.movies.details(forMovie: 550).id }
                }
                for try await id in group {
                    #expect(id == 550)
                }
            }
            #expect((1...1000).contains(server.requestCount))
        }
    }
}
