import NIOHTTP1
import TMDbStandIn
import Testing

@Suite struct RequestLogTests {
    @Test func `requests are counted and logged without credentials`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            _ = try await server.client.get("/3/movie/1?api_key=secret&language=de&session_id=secret", headers: [:])
            _ = try await server.client.get("/3/movie/1/credits")
            _ = try await server.client.get("/3/movie/1", headers: [:])
            #expect(server.requestCount == 3)
            #expect(server.requestCount(path: "/3/movie/1") == 2)
            #expect(server.requestCount(path: "/3/movie/2") == 0)
            #expect(server.requestCountsByPath == ["/3/movie/1": 2, "/3/movie/1/credits": 1])
            #expect(server.requests.map(\.path) == ["/3/movie/1", "/3/movie/1/credits", "/3/movie/1"])
            #expect(server.requests[0].query == ["language": "de"])
            #expect(server.requests[0].method == "GET")
            #expect(server.requests[1].headerNames.contains("authorization"))
            #expect(!"\(server.requests)".contains("secret"))
            _ = try await server.client.get("/3/guest_session/secret/rated/movies?page=2")
            let guests = try #require(server.requests.last)
            #expect(guests.path == "/3/guest_session/secret/rated/movies")
            #expect("\(guests)" == "GET /3/guest_session/***/rated/movies?page=2")
            var dumped = String(reflecting: guests)
            dump(guests, to: &dumped)
            #expect(!dumped.contains("secret"))
            _ = try await server.client.get("/4/account/secret/lists")
            #expect(server.requests.last?.description == "GET /4/account/***/lists")

            server.resetRequests()
            #expect(server.requestCount == 0)
            #expect(server.requests.isEmpty)
            #expect(server.requestCountsByPath.isEmpty)
        }
    }

    @Test func `concurrent requests all get a response and are counted`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let client = server.client
            let bodies = try await withThrowingTaskGroup(of: String.self) { group in
                for number in 0..<200 {
                    let target = number.isMultiple(of: 2) ? "/3/movie/1?language=de" : "/3/movie/1"
                    group.addTask { try await client.get(target).text }
                }
                return try await group.reduce(into: [:]) { counts, body in counts[body, default: 0] += 1 }
            }
            #expect(bodies == [SampleRecordings.german: 100, SampleRecordings.details: 100])
            #expect(server.requestCount == 200)
        }
    }
}
