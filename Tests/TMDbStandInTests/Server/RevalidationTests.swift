import NIOHTTP1
import TMDbStandIn
import Testing

/// `Cache-Control`, `ETag` and 304.
@Suite struct RevalidationTests {
    @Test func `a matching entity tag gets a 304 response`() async throws {
        try await StandInServer.serving(SampleRecordings.movie, configuration: .init(maximumAge: 60)) { server in
            let first = try await server.client.get("/3/movie/1")
            let tag = try #require(first.headers.first(name: "ETag"))
            #expect(tag.hasPrefix("W/\""))
            #expect(first.headers.first(name: "Cache-Control") == "public, max-age=60")
            #expect(first.headers.first(name: "Content-Type") == "application/json;charset=utf-8")

            let strong = tag.replacing("W/", with: "")
            for known in [tag, strong, "\"other\", \(tag)", "*"] {
                let again = try await get("/3/movie/1", known: known, from: server)
                #expect(again.status == 304)
                #expect(again.body.isEmpty)
                #expect(again.headers.first(name: "ETag") == tag)
                #expect(again.headers.first(name: "Cache-Control") == "public, max-age=60")
            }
        }
    }

    @Test func `a different entity tag gets the body`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let english = try await server.client.get("/3/movie/1")
            let tag = try #require(english.headers.first(name: "ETag"))
            let german = try await get("/3/movie/1?language=de", known: tag, from: server)
            #expect(german.status == 200)
            #expect(german.text == SampleRecordings.german)
            #expect(german.headers.first(name: "ETag") != tag)
            let same = try await server.client.get("/3/movie/1?language=en-US")
            #expect(same.headers.first(name: "ETag") == tag)
        }
    }

    @Test func `failures have no caching headers`() async throws {
        try await StandInServer.serving([]) { server in
            let reply = try await get("/3/movie/1", known: "*", from: server)
            #expect(reply.status == 404)
            #expect(reply.headers.first(name: "Cache-Control") == nil)
        }
    }

    private func get(_ target: String, known: String, from server: StandInServer) async throws -> Client.Reply {
        try await server.client.get(target, headers: ["Authorization": "Bearer t", "If-None-Match": known])
    }
}
