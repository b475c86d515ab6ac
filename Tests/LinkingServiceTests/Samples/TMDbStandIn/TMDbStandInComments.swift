import TMDb
import TMDbStandIn
import Testing

@Test private func `A stand-in answers and fails`() async throws {
    try await StandInServer.run { server in
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        server.inject(.failure(status: 503), matching: "/3/movie/*", times: 1)
        let movie = try await client.movies.details(forMovie: 550)
        #expect(movie.title == "Fight Club")
        #expect(server.requestCount == 2)
        try await client.shutdown()
    }
}
