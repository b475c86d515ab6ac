import Foundation
import Testing

@testable import TMDbStandIn

/// Samples, appended resources, and when the catalogue is enabled.
@Suite struct CatalogueServingTests {
    private static let catalogue = GeneratedCatalogue(seed: 1, movieCount: 30, seriesCount: 8, personCount: 20)
    private let server = CatalogueUnderTest(Self.catalogue)

    @Test func `equal seeds produce equal responses`() throws {
        let paths = [
            "/3/movie/popular", "/3/movie/100000003", "/3/movie/100000003/images",
            "/3/person/300000002/combined_credits",
            "/3/tv/200000002/season/1", "/3/configuration", "/3/movie/100000003/watch/providers",
        ]
        let same = CatalogueUnderTest(GeneratedCatalogue(seed: 1, movieCount: 30, seriesCount: 8, personCount: 20))
        let other = CatalogueUnderTest(GeneratedCatalogue(seed: 2, movieCount: 30, seriesCount: 8, personCount: 20))
        for path in paths {
            #expect(server.response(path) == same.response(path), "\(path)")
            #expect(server.response(path) != other.response(path), "\(path)")
        }
    }

    @Test func `a sample has the identifier of its title`() throws {
        #expect(try server.json("/3/movie/100000003/videos").number("id") == 100_000_003)
        let season = try server.json("/3/tv/200000002/season/1")
        #expect(try server.json("/3/tv/200000002/season/1/videos").number("id") == season.number("id"))
        #expect(try server.json("/3/network/510000002/images").number("id") == 510_000_002)
    }

    @Test func `a recorded title has samples`() throws {
        let recorded = CatalogueUnderTest(
            Self.catalogue,
            recordings: [
                .get("/3/movie/5", #"{"id":5,"title":"Five"}"#), .get("/3/tv/6/season/1", #"{"_id":"a","id":66}"#),
                .get("/3/movie/7", status: 404, "{}"),
            ])
        #expect(try recorded.json("/3/movie/5/videos").number("id") == 5)
        #expect(try recorded.json("/3/movie/5/credits").list("cast").count == 2)
        #expect(recorded.response("/3/tv/season/66/changes")?.status == 200)
        #expect(recorded.response("/3/tv/season/67/changes") == nil)
        #expect(recorded.response("/3/movie/7/videos") == nil)
        let appended = try recorded.json("/3/movie/5", "append_to_response=videos,nonsense")
        #expect(try appended.text("title") == "Five")
        let videos = try #require(appended["videos"] as? [String: Any])
        #expect(videos["id"] == nil)
        #expect(try videos.list("results").count == 2)
        #expect(appended["nonsense"] == nil)
    }

    @Test(arguments: [
        "/3/movie/999", "/3/movie/100000031", "/3/movie/999/videos", "/3/movie/100000031/videos", "/3/movie/x",
        "/3/tv/200000009", "/3/tv/200000001/season/99/images", "/3/person/300000021/images", "/3/person/100000001",
        "/3/company/1", "/3/network/510000012/images", "/3/collection/530000004", "/3/keyword/1/movies",
        "/3/review/5", "/3/tv/season/1/changes", "/3/tv/episode/1/changes", "/3/nonsense",
        "/3/movie/nonsense/100000001",
        "/3/movie/tt80000000", "/3/movie/tt90000030", "/3/tv/tt80000000",
    ])
    func `a resource that is neither recorded nor generated is unknown`(path: String) {
        #expect(server.response(path) == nil)
    }

    @Test func `resources are appended to generated titles`() throws {
        let plain = try server.json("/3/movie/100000004")
        let body = try server.json(
            "/3/movie/100000004", "append_to_response=credits,images,watch/providers,reviews,../x")
        #expect(Set(body.keys) == Set(plain.keys).union(["credits", "images", "watch/providers", "reviews"]))
        let credits = try #require(body["credits"] as? [String: Any])
        let own = try server.json("/3/movie/100000004/credits")
        #expect(credits["id"] == nil)
        #expect(
            try credits.list("cast").map { try $0.text("credit_id") }
                == own.list("cast").map { try $0.text("credit_id") })
        let series = try server.json("/3/tv/200000001", "append_to_response=season/1,season/99,aggregate_credits")
        let season = try #require(series["season/1"] as? [String: Any])
        #expect(try season.number("id") == server.json("/3/tv/200000001/season/1").number("id"))
        #expect(series["season/99"] == nil)
        #expect(series["aggregate_credits"] is [String: Any])
        let two = Array(repeating: "credits", count: 21).joined(separator: ",")
        #expect(server.response("/3/movie/100000004", "append_to_response=\(two)")?.status == 400)
    }

    @Test func `images are in the requested languages`() throws {
        for language in ["en", "fr", "zz"] {
            let images = try server.json("/3/movie/100000004/images", "include_image_language=\(language)")
            let languages = try ["posters", "backdrops", "logos"].flatMap { try images.list($0) }.map {
                $0["iso_639_1"] as? String
            }
            #expect(languages.allSatisfy { $0 == language })
        }
    }

    @Test func `writes have no generated response`() {
        let sources = CatalogueSource.sources(for: Self.catalogue, recordings: Recordings([]))
        #expect(sources.response(to: IncomingRequest(method: "POST", path: "/3/movie/100000001")) == nil)
        #expect(sources.response(to: IncomingRequest(method: "DELETE", path: "/3/configuration")) == nil)
    }

    @Test func `sizes are clamped`() {
        let catalogue = GeneratedCatalogue(movieCount: -1, seriesCount: .max, personCount: 0)
        #expect(catalogue.movieIDs.isEmpty)
        #expect(catalogue.seriesIDs.upperBound == 300_000_000)
        #expect(CatalogueUnderTest(catalogue).response("/3/tv/299999999")?.status == 200)
    }

    @Test func `recordings are served without a catalogue by default`() async throws {
        try await StandInServer.serving(SampleRecordings.movie) { server in
            for path in ["/3/movie/popular", "/3/movie/100000001", "/3/movie/1/videos"] {
                let reply = try await server.client.get(path)
                #expect(reply.status == 404, "\(path)")
            }
        }
    }

    @Test func `recordings can be served with a catalogue`() async throws {
        let recordings = Recordings(SampleRecordings.movie)
        try await StandInServer.run(recordings: recordings, catalogue: Self.catalogue) { server in
            #expect(try await server.client.get("/3/movie/1").text == SampleRecordings.details)
            #expect(try await server.client.get("/3/movie/100000001").status == 200)
            #expect(try await server.client.get("/3/movie/1/videos").status == 200)
            let missing = try await server.client.get("/3/movie/2")
            #expect(missing.status == 404)
            #expect(missing.text.contains(#""status_code":34"#))
        }
    }

    @Test func `the sample catalogue has a generated catalogue by default`() async throws {
        try await StandInServer.run { server in
            let page = try await server.client.get("/3/movie/popular?page=2")
            #expect(try page.json.number("total_results") == 1006)
        }
        try await StandInServer.run(catalogue: nil) { server in
            let reply = try await server.client.get("/3/movie/popular")
            #expect(reply.status == 404)
        }
    }
}
