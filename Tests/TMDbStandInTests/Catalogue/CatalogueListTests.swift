import Foundation
import Testing

@testable import TMDbStandIn

/// Paged lists.
@Suite struct CatalogueListTests {
    private static let catalogue = GeneratedCatalogue(seed: 3, movieCount: 217, seriesCount: 61, personCount: 45)
    private let server = CatalogueUnderTest(Self.catalogue)

    @Test(arguments: [
        ("/3/movie/popular", catalogue.movieIDs), ("/3/movie/top_rated", catalogue.movieIDs),
        ("/3/trending/movie/day", catalogue.movieIDs), ("/3/trending/movie/week", catalogue.movieIDs),
        ("/3/discover/movie", catalogue.movieIDs), ("/3/movie/changes", catalogue.movieIDs),
        ("/3/tv/popular", catalogue.seriesIDs), ("/3/tv/top_rated", catalogue.seriesIDs),
        ("/3/trending/tv/day", catalogue.seriesIDs), ("/3/discover/tv", catalogue.seriesIDs),
        ("/3/tv/changes", catalogue.seriesIDs), ("/3/person/popular", catalogue.personIDs),
        ("/3/trending/person/week", catalogue.personIDs), ("/3/person/changes", catalogue.personIDs),
    ])
    func `a list contains every entry once`(path: String, all: Range<Int>) throws {
        let ids = try server.ids(path)
        #expect(ids.count == all.count)
        #expect(Set(ids) == Set(all))
    }

    @Test func `popular titles are sorted by popularity and identifier`() throws {
        let rows = try server.rows("/3/movie/popular")
        #expect(rows.map { $0["id"] as? Int } == Self.catalogue.movieIDs.map { $0 })
        let popularity = rows.compactMap { $0["popularity"] as? Double }
        #expect(popularity == popularity.sorted(by: >))
    }

    @Test(arguments: ["/3/movie/top_rated", "/3/tv/top_rated"])
    func `top-rated titles are sorted by average vote`(path: String) throws {
        let votes = try server.rows(path).compactMap { $0["vote_average"] as? Double }
        #expect(votes == votes.sorted(by: >))
        #expect(votes.allSatisfy { (3...10).contains($0) })
    }

    @Test func `trending titles of all kinds contain every entry once`() throws {
        let rows = try server.rows("/3/trending/all/day")
        let keys = rows.map { "\($0["media_type"] ?? "") \($0["id"] ?? "")" }
        #expect(Set(keys).count == 217 + 61 + 45)
        #expect(keys.count == 217 + 61 + 45)
        #expect(Set(rows.prefix(6).compactMap { $0["media_type"] as? String }) == ["movie", "tv", "person"])
    }

    @Test func `movies in cinemas are already released, and upcoming movies are not`() throws {
        for (path, isInFuture, count) in [("/3/movie/now_playing", false, 22), ("/3/movie/upcoming", true, 10)] {
            let dates = try #require(try server.json(path)["dates"] as? [String: String])
            let days = try server.rows(path).map { try $0.text("release_date") }
            #expect(days.count == count)
            #expect(days.allSatisfy { ($0 > "2025-07-01") == isInFuture })
            #expect(days.allSatisfy { (dates["minimum"] ?? "9")...(dates["maximum"] ?? "9") ~= $0 })
        }
    }

    @Test func `series on the air are in production`() throws {
        let ids = try server.ids("/3/tv/on_the_air")
        #expect(ids.count == 7)
        #expect(try server.ids("/3/tv/airing_today").allSatisfy(ids.contains))
        for id in Self.catalogue.seriesIDs {
            let details = try server.json("/3/tv/\(id)")
            #expect(details["in_production"] as? Bool == ids.contains(id))
        }
    }

    @Test func `a page past the last one is empty, and a page past 500 is rejected`() throws {
        let body = try server.json("/3/movie/popular", "page=400")
        #expect(try body.list("results").isEmpty)
        #expect(body["page"] as? Int == 400)
        #expect(body["total_pages"] as? Int == 11)
        #expect(server.response("/3/movie/popular", "page=501")?.status == 400)
        let large = CatalogueUnderTest(GeneratedCatalogue(movieCount: 100_000))
        let last = try large.json("/3/movie/popular", "page=500")
        #expect(last["total_pages"] as? Int == 5000)
        #expect(last["total_results"] as? Int == 100_000)
        #expect(try last.list("results").last?.number("id") == 100_010_000)
    }

    @Test(arguments: [0, 1, 2, 20, 21])
    func `a catalogue with few entries has lists`(count: Int) throws {
        let server = CatalogueUnderTest(
            GeneratedCatalogue(movieCount: count, seriesCount: count, personCount: count))
        for path in ["/3/movie/popular", "/3/tv/top_rated", "/3/person/popular", "/3/movie/now_playing"] {
            let body = try server.json(path)
            #expect(try body.list("results").count == (path.hasSuffix("playing") ? (count + 9) / 10 : min(20, count)))
        }
        #expect((server.response("/3/movie/latest") == nil) == (count == 0))
        if count > 0 {
            let cast = try server.json("/3/movie/100000001/credits").list("cast")
            #expect(Set(cast.compactMap { $0["id"] as? Int }).count == min(12, count))
        }
    }

    @Test func `interleaved lists take turns`() {
        let merged = InterleavedLists(counts: [3, 0, 1, 2])
        let positions = (0..<merged.count).map { "\(merged[$0].source).\(merged[$0].position)" }
        #expect(positions == ["0.0", "2.0", "3.0", "0.1", "3.1", "0.2"])
    }

    @Test(arguments: [1, 2, 3, 7, 20, 97, 1000, 3600]) func `a shuffle contains every index once`(count: Int) {
        for seed in 0..<5 as Range<UInt64> {
            let shuffle = Shuffle(count: count, seed: seed)
            let positions = (0..<count).map(shuffle.position)
            #expect(positions.sorted() == Array(0..<count))
            #expect(positions.map(shuffle.index) == Array(0..<count))
        }
    }

    @Test func `recorded titles come first`() throws {
        let details = #"{"id":5,"title":"A Known One","genres":[{"id":18,"name":"Drama"}],"runtime":90,"adult":false}"#
        let server = CatalogueUnderTest(Self.catalogue, recordings: [.get("/3/movie/5", details)])
        for path in ["/3/movie/popular", "/3/movie/top_rated", "/3/discover/movie", "/3/trending/movie/day"] {
            let rows = try server.rows(path)
            #expect(rows.count == 218)
            #expect(try rows[0].text("title") == "A Known One")
            #expect(rows[0]["genre_ids"] as? [Int] == [18])
            #expect(rows[0]["runtime"] == nil)
        }
        #expect(try server.rows("/3/trending/all/day")[0].text("media_type") == "movie")
        #expect(try server.ids("/3/search/movie", "query=known") == [5])
        #expect(try server.ids("/3/search/multi", "query=known") == [5])
    }

    @Test func `a recorded list is not extended`() throws {
        let page = #"{"page":1,"results":[],"total_pages":9,"total_results":180}"#
        let server = CatalogueUnderTest(Self.catalogue, recordings: [.get("/3/movie/popular", page)])
        #expect(server.response("/3/movie/popular", "page=2") == nil)
        #expect(server.response("/3/movie/top_rated", "page=2")?.status == 200)
    }
}
