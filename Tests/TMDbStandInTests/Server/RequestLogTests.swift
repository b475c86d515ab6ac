import NIOHTTP1
import Testing

@testable import TMDbStandIn

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

    @Test func `the latest 10,000 requests are retained, and all are counted`() {
        var log = RequestLog()
        for number in 1...35_000 {
            log.append(
                ReceivedRequest(method: "GET", path: "/\(number % 2)", query: ["page": "\(number)"], headerNames: []))
        }
        #expect(log.count == 35_000)
        #expect(log.countsByPath == ["/0": 17_500, "/1": 17_500])
        #expect(log.requests.map(\.query["page"]) == (25_001...35_000).map { "\($0)" })
    }

    @Test func `the first 100,000 paths are counted`() {
        var log = RequestLog()
        for number in 1...100_001 {
            log.append(ReceivedRequest(method: "GET", path: "/\(number)", query: [:], headerNames: []))
        }
        log.append(ReceivedRequest(method: "GET", path: "/1", query: [:], headerNames: []))
        #expect(log.count == 100_002)
        #expect(log.countsByPath.count == 100_000)
        #expect(log.countsByPath["/1"] == 2)
        #expect(log.countsByPath["/100001"] == nil)
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
