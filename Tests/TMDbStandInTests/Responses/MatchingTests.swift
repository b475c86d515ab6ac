import NIOHTTP1
import TMDbStandIn
import Testing

/// The selection of the recording for a request.
@Suite struct MatchingTests {
    @Test func `a recorded request gets its recorded bytes`() async throws {
        let recordings: [Recording] = [.get("/3/search/movie", "query=C%2B%2B&page=1", #"{ "x" : 6.10 }"#)]
        try await StandInServer.serving(recordings) { server in
            let reply = try await server.client.get("/3/search/movie?page=1&query=C%2B%2B&api_key=k")
            #expect(reply.status == 200)
            #expect(reply.text == #"{ "x" : 6.10 }"#)
            #expect(try await server.client.get("/3/search/movie?query=C++&page=1").status == 404)
        }
    }

    @Test(arguments: [
        ("/3/movie/1", SampleRecordings.details),
        ("/3/movie/1?language=en-US", SampleRecordings.details),
        ("/3/movie/1?language=de", SampleRecordings.german),
        ("/3/movie/1?language=de-DE", SampleRecordings.german),
        ("/3/movie/1?language=DE", SampleRecordings.german),
        ("/3/movie/1?language=en-GB", SampleRecordings.british),
        ("/3/movie/1?language=fr-FR", SampleRecordings.details),
        ("/3/movie/1?language=", SampleRecordings.details),
        ("/3/movie/1?colour=blue&page=4&include_image_language=en,null", SampleRecordings.details),
        ("/3/movie/1/credits?language=de", SampleRecordings.credits),
    ])
    func `a request gets the recording in the closest language`(target: String, body: String) async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let reply = try await server.client.get(target)
            #expect(reply.status == 200)
            #expect(reply.text == body)
        }
    }

    @Test func `a language with another region takes precedence over no language`() async throws {
        let recordings: [Recording] = [
            .get("/3/movie/1", "language=pt-BR", "{}"), .get("/3/movie/1", #"{"default":1}"#),
        ]
        try await StandInServer.serving(recordings) { server in
            let brazilian = try await server.client.get("/3/movie/1?language=pt-PT")
            #expect(brazilian.text == "{}")
            let fallback = try await server.client.get("/3/movie/1?language=es-ES")
            #expect(fallback.text == #"{"default":1}"#)
        }
    }

    @Test func `a recording in another language is not used`() async throws {
        try await StandInServer.serving([.get("/3/movie/1", "language=de", "{}")]) { server in
            for target in ["/3/movie/1", "/3/movie/1?language=fr"] {
                let reply = try await server.client.get(target)
                #expect(reply.status == 404)
            }
        }
    }

    @Test(arguments: [
        "/3/movie/2", "/3/movie", "/", "/3/movie/1/alternative_titles", "/3/movie/1/alternative_titles?country=DE",
        "/3/movie/1/../1/credits",
    ])
    func `a request without a recording gets TMDb's 404`(target: String) async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let reply = try await server.client.get(target)
            #expect(reply.status == 404)
            #expect(
                reply.text
                    == #"{"success":false,"status_code":34,"#
                    + #""status_message":"The resource you requested could not be found."}"#)
            #expect(reply.headers.first(name: "ETag") == nil)
        }
    }

    @Test func `a page past the last one is empty, and a missing page is not found`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            func get(_ page: String) async throws -> (Int, String) {
                let reply = try await server.client.get("/3/movie/1/reviews?page=\(page)")
                return (reply.status, reply.text)
            }
            #expect(try await get("1").1.contains(#""results":[1]"#))
            #expect(try await get("2").1.contains(#""results":[2]"#))
            // Page 3 exists but isn't recorded. Page 4 doesn't exist.
            #expect(try await get("3").0 == 404)
            #expect(
                try await get("4") == (200, #"{"id":1,"page":4,"results":[],"total_pages":3,"total_results":41}"#))
            for page in ["0", "501", "-1", "two"] {
                let (status, text) = try await get(page)
                #expect(status == 400)
                #expect(text.contains(#""status_code":22"#))
            }
        }
    }

    @Test func `a recording for the region takes precedence over one without a region`() async throws {
        let recordings: [Recording] = [
            .get("/3/movie/popular", #"{"of":"none"}"#), .get("/3/movie/popular", "region=DE", #"{"of":"DE"}"#),
        ]
        try await StandInServer.serving(recordings) { server in
            for (query, response) in [("", "none"), ("region=DE", "DE"), ("region=FR", "none")] {
                let reply = try await server.client.get("/3/movie/popular?\(query)")
                #expect(reply.text == #"{"of":"\#(response)"}"#)
            }
        }
    }

    @Test func `a recording for another region is not used`() async throws {
        try await StandInServer.serving([.get("/3/movie/popular", "region=DE", "{}")]) { server in
            for target in ["/3/movie/popular", "/3/movie/popular?region=FR"] {
                let reply = try await server.client.get(target)
                #expect(reply.status == 404)
            }
        }
    }

    @Test(arguments: [
        "query=x", "query=x&page=1", "query=x&include_adult=false", "query=x&sort_by=popularity.desc",
    ])
    func `default parameter values are equivalent to missing parameters`(query: String) async throws {
        for recorded in ["query=x", "query=x&page=1&include_adult=false"] {
            try await StandInServer.serving([.get("/3/search/movie", recorded, "{}")]) { server in
                let reply = try await server.client.get("/3/search/movie?\(query)")
                #expect(reply.status == 200)
                for other in ["page=2", "include_adult=true", "sort_by=title.asc"] {
                    let reply = try await server.client.get("/3/search/movie?query=x&\(other)")
                    #expect(reply.status == 404)
                }
            }
        }
    }

    @Test func `a recorded failure keeps its status`() async throws {
        let body = #"{"success":false,"status_code":6}"#
        try await StandInServer.serving([.get("/3/movie/9", status: 404, body)]) { server in
            let reply = try await server.client.get("/3/movie/9?language=de&append_to_response=credits")
            #expect(reply.status == 404)
            #expect(reply.text == body)
        }
    }

    @Test func `a recording matches only its method`() async throws {
        let rated = Recording(method: "POST", path: "/3/tv/1/rating", status: 201, body: Array("{}".utf8))
        try await StandInServer.serving([rated] + SampleRecordings.movie) { server in
            let posted = try await server.client.get("/3/tv/1/rating?session_id=s", method: .POST)
            #expect(posted.status == 201)
            #expect(posted.headers.first(name: "Cache-Control") == nil)
            #expect(try await server.client.get("/3/tv/1/rating").status == 404)
            #expect(try await server.client.get("/3/movie/1", method: .DELETE).status == 404)
            let head = try await server.client.get("/3/movie/1", method: .HEAD)
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.headers.first(name: "Content-Length") == String(SampleRecordings.details.utf8.count))
        }
    }
}
