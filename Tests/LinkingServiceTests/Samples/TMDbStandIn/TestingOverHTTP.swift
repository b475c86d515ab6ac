import TMDb
import TMDbStandIn
import Testing

@Test func `A client uses the stand-in like TMDb`() async throws {
    try await StandInServer.run { server in
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        let response = try await client.movies.details(forMovie: 550, appending: [.credits, .images])
        try await client.shutdown()

        #expect(response.movie.title == "Fight Club")
        #expect(response.credits?.crew.contains { $0.job == "Director" } == true)
        #expect(server.requestCountsByPath == ["/3/movie/550": 1])
    }
}

private func credential() -> StandInServer.Configuration {
    let configuration = StandInServer.Configuration(credential: .accessToken("the token of this test"))
    return configuration
}

private func check(_ server: StandInServer) async throws {}

private func recordings() async throws {
    let recordings = Recordings([
        Recording(method: "GET", path: "/3/movie/1", body: Array(#"{"id": 1, "title": "First"}"#.utf8)),
        Recording(method: "GET", path: "/3/movie/2", status: 404, body: Array(#"{"status_code": 34}"#.utf8)),
    ])
    try await StandInServer.run(recordings: recordings) { server in
        try await check(server)
    }
}

@Test func `A client gets over one failure`() async throws {
    try await StandInServer.run { server in
        server.inject(.failure(status: 503), matching: "/3/movie/*", times: 1)
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        let movie = try await client.movies.details(forMovie: 550)
        try await client.shutdown()

        #expect(movie.title == "Fight Club")
        #expect(server.requestCount == 2)
    }
}

@Test func `Every movie is on one page`() async throws {
    let catalogue = GeneratedCatalogue(seed: 7, movieCount: 250)
    try await StandInServer.run(recordings: Recordings([]), catalogue: catalogue) { server in
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        var ids: Set<Movie.ID> = []
        for try await movie in client.movies.allPopular() { ids.insert(movie.id) }
        try await client.shutdown()

        #expect(ids == Set(catalogue.movieIDs))
        #expect(server.requestCount(path: "/3/movie/popular") == 13)
    }
}

@Test func `A rating is there until it is deleted`() async throws {
    try await StandInServer.run { server in
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        let token = try await client.authentication.requestToken().requestToken
        _ = try await client.authentication.approve(requestToken: token, username: "ada", password: "any")
        let session = try await client.authentication.session(fromRequestToken: token).sessionID

        try await client.movies.addRating(8.5, toMovie: 550, session: .user(session))
        let rated = try await client.movies.accountStates(forMovie: 550, session: .user(session))
        try await client.movies.deleteRating(forMovie: 550, session: .user(session))
        let unrated = try await client.movies.accountStates(forMovie: 550, session: .user(session))
        try await client.shutdown()

        #expect(rated.rating == 8.5)
        #expect(unrated.rating == nil)
    }
}

private func incidents(on server: StandInServer) async throws {
    let incidents: [[FaultRule]] = [
        [FaultRule(.parts())],
        [FaultRule(.parts(["credits"], .error)), FaultRule(.value(at: "release_date", json: #""2024-6-1""#))],
        [FaultRule(.gzip(.damaged), every: 2), FaultRule(.latency(.milliseconds(5)))],
        [FaultRule(.failure(status: 403, body: .html), matching: "/3/movie/*")],
    ]
    for incident in incidents {
        server.replaceFaults(with: incident)
        try await check(server)
    }
    server.clearFaults()
}

@Test func `Credits that were not appended are fetched by themselves`() async throws {
    try await StandInServer.run { server in
        server.inject(.parts(["credits"]), matching: "/3/movie/*")
        let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
        let response = try await client.movies.details(forMovie: 550, appending: [.credits, .images])
        let credits = try await client.movies.credits(forMovie: 550)
        try await client.shutdown()

        #expect(response.credits == nil)
        #expect(response.images?.posters.isEmpty == false)
        #expect(credits.cast.isEmpty == false)
    }
}
