import TMDbStandIn
import Testing

/// Responses that are composed from several recordings.
@Suite struct ComposingTests {
    private func get(_ target: String, from recordings: [Recording] = SampleRecordings.movie) async throws -> String {
        try await StandInServer.serving(recordings) { server in
            let reply = try await server.client.get(target)
            #expect(reply.status == 200)
            return reply.text
        }
    }

    @Test func `resources are appended without their identifier`() async throws {
        let body = try await get("/3/movie/1?append_to_response=credits,watch/providers")
        let expected =
            SampleRecordings.details.dropLast()
            + #","credits":{"cast":[{"id":7,"popularity":2.50}],"crew":[]},"#
            + #""watch/providers":{"results":{"GB":{"link":"l"}}}}"#
        #expect(body == String(expected))
    }

    @Test func `a percent-encoded comma and slash are equivalent to plain ones`() async throws {
        let plain = try await get("/3/movie/1?append_to_response=credits,watch/providers")
        #expect(try await get("/3/movie/1?append_to_response=credits%2Cwatch%2Fproviders") == plain)
    }

    @Test func `resources that are not recorded are omitted`() async throws {
        let body = try await get("/3/movie/1?append_to_response=videos,credits,alternative_titles,../2")
        #expect(body.contains(#""credits":"#))
        #expect(!body.contains("videos"))
        #expect(!body.contains("alternative_titles"))
        #expect(!body.contains(".."))
    }

    @Test func `parameters apply to appended resources`() async throws {
        let body = try await get("/3/movie/1?append_to_response=alternative_titles&country=FR")
        #expect(body.hasSuffix(#","alternative_titles":{"titles":[]}}"#))
    }

    @Test func `resources are appended to the requested language`() async throws {
        let body = try await get("/3/movie/1?append_to_response=credits&language=de-AT")
        #expect(body == #"{"id":1,"title":"Eins","credits":{"cast":[{"id":7,"popularity":2.50}],"crew":[]}}"#)
    }

    @Test func `an appended season keeps its identifier`() async throws {
        let recordings: [Recording] = [
            .get("/3/tv/1", #"{"id":1}"#), .get("/3/tv/1/season/1", #"{"_id":"a","id":5}"#),
        ]
        let body = try await get("/3/tv/1?append_to_response=season/1", from: recordings)
        #expect(body == #"{"id":1,"season/1":{"_id":"a","id":5}}"#)
    }

    @Test func `a missing season is omitted`() async throws {
        let recordings: [Recording] = [
            .get("/3/tv/1", #"{"id":1}"#), .get("/3/tv/1/season/0", #"{"id":5}"#),
        ]
        let body = try await get("/3/tv/1?append_to_response=season/0,season/7", from: recordings)
        #expect(body == #"{"id":1,"season/0":{"id":5}}"#)
    }

    @Test func `a recording with appended resources serves requests for fewer resources`() async throws {
        let recordings: [Recording] = [
            .get(
                "/3/movie/tt1", "append_to_response=credits%2Ckeywords",
                #"{"id":1,"credits":{"cast":[]},"keywords":{"keywords":[]}}"#)
        ]
        #expect(try await get("/3/movie/tt1", from: recordings) == #"{"id":1}"#)
        let keywords = try await get("/3/movie/tt1?append_to_response=keywords,videos", from: recordings)
        #expect(keywords == #"{"id":1,"keywords":{"keywords":[]}}"#)
    }

    @Test func `a resource is taken from a recording in another language if it has no recording of its own`()
        async throws
    {
        let recordings: [Recording] = [
            .get("/3/movie/1", "language=de", #"{"id":1,"title":"Eins"}"#),
            .get("/3/movie/1", "append_to_response=credits", #"{"id":1,"title":"One","credits":{"cast":[]}}"#),
        ]
        let body = try await get("/3/movie/1?language=de&append_to_response=credits", from: recordings)
        #expect(body == #"{"id":1,"title":"Eins","credits":{"cast":[]}}"#)
    }

    @Test func `more than 20 appended resources are rejected`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            let twenty = Array(repeating: "credits", count: 20).joined(separator: ",")
            #expect(try await server.client.get("/3/movie/1?append_to_response=\(twenty)").status == 200)
            let reply = try await server.client.get("/3/movie/1?append_to_response=\(twenty),images")
            #expect(reply.status == 400)
            #expect(reply.text.contains(#""status_code":27"#))
        }
    }

    @Test(arguments: [
        ("", ["/n.jpg", "/x.jpg", "/d.png", "/e.png"]),
        ("&language=de-DE", ["/d.png"]),
        ("&include_image_language=en,null", ["/n.jpg", "/x.jpg", "/e.png"]),
        ("&language=de-DE&include_image_language=en", ["/e.png"]),
        ("&include_image_language=null", ["/n.jpg", "/x.jpg"]),
        ("&include_image_language=fr", []),
    ])
    func `images are in the requested languages`(query: String, paths: [String]) async throws {
        let all = ["/n.jpg", "/x.jpg", "/d.png", "/e.png"]
        for target in ["/3/movie/1/images?x=1\(query)", "/3/movie/1?append_to_response=images\(query)"] {
            let body = try await get(target)
            #expect(all.filter { body.contains("\"\($0)\"") } == paths)
            #expect(body.contains(#""posters":[]"#))
            #expect(body.contains("5.30") == paths.contains("/e.png"))
        }
    }

    @Test func `images that were recorded for other languages are not used`() async throws {
        let recordings: [Recording] = [
            .get("/3/movie/1", #"{"id":1}"#),
            .get("/3/movie/1/images", "include_image_language=en", #"{"id":1,"logos":[]}"#),
        ]
        let append = "/3/movie/1?append_to_response=images"
        #expect(try await get("\(append)&include_image_language=en,null", from: recordings) == #"{"id":1}"#)
        let english = #"{"id":1,"images":{"logos":[]}}"#
        #expect(try await get("\(append)&include_image_language=en", from: recordings) == english)
        #expect(try await get("\(append)&language=en-US", from: recordings) == english)
    }

    @Test func `images of people are not filtered by language`() async throws {
        let images = #"{"id":1,"profiles":[{"iso_639_1":null}]}"#
        let recordings: [Recording] = [.get("/3/person/1", #"{"id":1}"#), .get("/3/person/1/images", images)]
        let body = try await get("/3/person/1?append_to_response=images&language=de", from: recordings)
        #expect(body == #"{"id":1,"images":{"profiles":[{"iso_639_1":null}]}}"#)
    }

    @Test func `the error for an invalid recording contains its path`() async throws {
        try await StandInServer.serving([.get("/3/movie/1", "<html>")]) { server in
            #expect(try await server.client.get("/3/movie/1").text == "<html>")
            let reply = try await server.client.get("/3/movie/1?append_to_response=credits")
            #expect(reply.status == 500)
            #expect(reply.text.contains("/3/movie/1"))
        }
    }
}
