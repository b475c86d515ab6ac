import TMDb
import TMDbTesting
import Testing

@Suite struct TMDbMockTests {

    private let mock = TMDbMock()
    private let genres = [Genre(id: 18, name: "Drama")]

    @Test func `an operation's answer applies to all its requests`() async throws {
        let keywords = try KeywordCollection.sample()
        mock.respond(to: "movie-keywords", with: keywords)

        #expect(try await mock.keywords(forMovie: 550) == keywords)
        #expect(try await mock.keywords(forMovie: 13) == keywords)
    }

    @Test func `an answer to one request takes precedence over the answer to its operation`() async throws {
        let general = try KeywordCollection.sample(seed: 1)
        let special = try KeywordCollection.sample(seed: 2)
        mock.respond(to: "movie-keywords", with: general)
        try await mock.respond(with: special) { try await $0.keywords(forMovie: 550) }

        #expect(try await mock.keywords(forMovie: 550) == special)
        #expect(try await mock.keywords(forMovie: 13) == general)
    }

    @Test func `answers are returned in order, and the last one is repeated`() async throws {
        let keywords = try KeywordCollection.sample()
        mock.respond(to: "movie-keywords", inTurn: [.error(TMDbError(.serverFailure)), .value(keywords)])

        await expect(kind: .serverFailure) { _ = try await mock.keywords(forMovie: 550) }
        #expect(try await mock.keywords(forMovie: 550) == keywords)
        #expect(try await mock.keywords(forMovie: 550) == keywords)
    }

    @Test func `a closure returns the answer to a call`() async throws {
        mock.respond(to: "movie-keywords") { call in
            KeywordCollection(id: call.pathValues["movie_id"].flatMap { Int($0) }, keywords: [])
        }

        #expect(try await mock.keywords(forMovie: 13).id == 13)
    }

    @Test func `an operation throws the configured error`() async throws {
        mock.fail("movie-keywords", with: TMDbError(.notFound))
        try await mock.fail(with: TMDbError(.timeout)) { try await $0.keywords(forMovie: 13) }

        await expect(kind: .notFound) { _ = try await mock.keywords(forMovie: 550) }
        await expect(kind: .timeout) { _ = try await mock.keywords(forMovie: 13) }
    }

    @Test func `an operation without an answer throws an error with its identifier`() async {
        await expect(kind: .invalidRequest(reason: "the mock has no answer to movie-keywords")) {
            _ = try await mock.keywords(forMovie: 550)
        }
    }

    @Test func `an answer of the wrong type throws an error with both types`() async {
        mock.respond(to: "movie-keywords", with: genres)

        let reason = "the mock's answer to movie-keywords is of type Array<Genre>, not KeywordCollection"
        await expect(kind: .invalidRequest(reason: reason)) { _ = try await mock.keywords(forMovie: 550) }
    }

    @Test func `a mock can answer with samples`() async throws {
        let mock = TMDbMock(unanswered: .sample(seed: 3))

        #expect(try await mock.keywords(forMovie: 550) == KeywordCollection.sample(seed: 3))
    }

    @Test func `a request that the client would reject is rejected`() async {
        mock.respond(to: "movie-keywords", with: KeywordCollection(id: 1, keywords: []))

        await expect(kind: .invalidRequest(reason: "movie_id must be at least 1, not 0")) {
            _ = try await mock.keywords(forMovie: 0)
        }
        #expect(mock.calls.isEmpty)
        await expect(kind: .invalidRequest(reason: "the closure did not send a request")) {
            try await mock.respond(with: 1) { _ in 1 }
        }
    }

    @Test func `calls are recorded in order with their values`() async throws {
        let mock = TMDbMock(unanswered: .sample(seed: 0))
        _ = try await mock.movies(query: "fight & club", page: 2)
        _ = try await mock.addRating(8.5, toMovie: 550, session: .guest("a1b2"))

        #expect(mock.calls.map(\.operationID) == ["search-movie", "movie-add-rating"])
        let search = try #require(mock.calls.first)
        #expect(search.path == "/3/search/movie")
        #expect(search.query == ["query": "fight & club", "page": "2"])
        let rating = try #require(mock.calls(to: "movie-add-rating").first)
        #expect(rating.method == .post)
        #expect(rating.template == "/3/movie/{movie_id}/rating")
        #expect(rating.pathValues == ["movie_id": "550"])
        #expect(rating.body == ["value": 8.5])
        #expect(rating.query == ["guest_session_id": "a1b2"])
        #expect(!"\(rating)".contains("a1b2"))
    }

    @Test func `a mock can be used by many tasks concurrently`() async throws {
        let mock = TMDbMock(unanswered: .sample(seed: 0))
        try await withThrowingTaskGroup { group in
            for id in 1...100 { group.addTask { _ = try await mock.keywords(forMovie: id) } }
            try await group.waitForAll()
        }

        #expect(Set(mock.calls.compactMap { $0.pathValues["movie_id"] }).count == 100)
    }

    private func expect(
        kind: TMDbError.Kind, sourceLocation: SourceLocation = #_sourceLocation, _ call: () async throws -> Void
    ) async {
        let error = await #expect(throws: TMDbError.self, sourceLocation: sourceLocation) { try await call() }
        #expect(error?.kind == kind, sourceLocation: sourceLocation)
    }
}

@Suite struct TMDbMockClientTests {

    private let mock = TMDbMock(unanswered: .sample(seed: 1))

    @Test func `the mock's client distinguishes services with methods of the same name`() async throws {
        var titles: [String] = []
        for try await movie in mock.client.movies.allPopular().prefix(1) { titles.append(movie.title) }
        var names: [String] = []
        for try await series in mock.client.tvSeries.allPopular().prefix(1) { names.append(series.name) }

        #expect(mock.calls.map(\.path) == ["/3/movie/popular", "/3/tv/popular"])
        #expect(titles == (try [MoviePageableList.sample(seed: 1).results[0].title]))
        #expect(names == (try [TVSeriesPageableList.sample(seed: 1).results[0].name]))
    }

    @Test func `the mock's client calls the mock, also for images, and can be shut down`() async throws {
        mock.respond(to: "movie-details", with: try Movie.sample(seed: 4))
        let client = mock.client

        #expect(try await client.movies.details(forMovie: 550) == Movie.sample(seed: 4))
        #expect(try await client.images.configuration() == APIConfiguration.sample(seed: 1).images)
        try await client.shutdown()

        #expect(mock.calls.map(\.operationID) == ["movie-details", "configuration-details"])
    }
}
