import Foundation
import Testing

@testable import TMDbStandIn

/// The consistency of related data.
@Suite struct CatalogueContentTests {
    private static let catalogue = GeneratedCatalogue(seed: 4, movieCount: 130, seriesCount: 40, personCount: 35)
    private let server = CatalogueUnderTest(Self.catalogue)

    private static let shared = [
        "id", "overview", "poster_path", "backdrop_path", "popularity", "vote_average", "vote_count", "adult",
        "original_language",
    ]

    @Test(arguments: [
        "/3/movie/popular", "/3/movie/top_rated", "/3/movie/upcoming", "/3/movie/now_playing", "/3/discover/movie",
        "/3/movie/100000001/similar", "/3/movie/100000001/recommendations", "/3/keyword/520000003/movies",
        "/3/company/500000002/movies", "/3/trending/movie/week",
    ])
    func `movie rows match the details`(path: String) throws {
        let rows = try server.rows(path)
        #expect(!rows.isEmpty)
        for row in rows {
            let details = try server.json("/3/movie/\(row.number("id"))")
            #expect(row.agrees(with: details, on: Self.shared + ["title", "original_title", "release_date"]))
            #expect(row["genre_ids"] as? [Int] == (try details.list("genres").map { try $0.number("id") }))
        }
    }

    @Test(arguments: ["/3/tv/popular", "/3/tv/on_the_air", "/3/tv/200000002/similar"])
    func `series rows match the details`(path: String) throws {
        let rows = try server.rows(path)
        #expect(!rows.isEmpty)
        for row in rows {
            let details = try server.json("/3/tv/\(row.number("id"))")
            #expect(row.agrees(with: details, on: Self.shared + ["name", "first_air_date", "origin_country"]))
        }
    }

    @Test func `person rows match the details`() throws {
        for row in try server.rows("/3/person/popular") {
            let details = try server.json("/3/person/\(row.number("id"))")
            #expect(row.agrees(with: details, on: ["id", "name", "gender", "profile_path", "popularity"]))
            let credits = try server.json("/3/person/\(row.number("id"))/movie_credits")
            let movies = try (credits.list("cast") + credits.list("crew")).map { try $0.number("id") }
            #expect(try row.list("known_for").allSatisfy { try movies.contains($0.number("id")) })
        }
    }

    @Test func `the credits of people match the credits of their titles`() throws {
        var ofShows: Set<String> = []
        for (type, ids) in [("movie", Self.catalogue.movieIDs), ("tv", Self.catalogue.seriesIDs)] {
            for id in ids {
                let credits = try server.json("/3/\(type)/\(id)/credits")
                for credit in try credits.list("cast") + credits.list("crew") {
                    ofShows.insert("\(type) \(id) \(try credit.number("id")) \(try credit.text("credit_id"))")
                }
            }
        }
        var ofPeople: Set<String> = []
        for id in Self.catalogue.personIDs {
            let credits = try server.json("/3/person/\(id)/combined_credits")
            for credit in try credits.list("cast") + credits.list("crew") {
                let show = "\(try credit.text("media_type")) \(try credit.number("id"))"
                ofPeople.insert("\(show) \(id) \(try credit.text("credit_id"))")
            }
        }
        #expect(ofShows.count == 170 * 18)
        #expect(ofPeople == ofShows)
    }

    @Test func `a credit is found by its identifier`() throws {
        let role = try server.json("/3/movie/100000009/credits").list("cast")[2]
        let credit = try server.json("/3/credit/\(role.text("credit_id"))")
        let media = try #require(credit["media"] as? [String: Any])
        let person = try #require(credit["person"] as? [String: Any])
        #expect(try media.number("id") == 100_000_009)
        #expect(try media.text("character") == role.text("character"))
        #expect(person.agrees(with: role, on: ["id", "name", "profile_path"]))
        let guest = try server.json("/3/tv/200000003/season/1/episode/2").list("guest_stars")[1]
        let appearance = try server.json("/3/credit/\(guest.text("credit_id"))")
        #expect(try #require(appearance["media"] as? [String: Any]).number("id") == 200_000_003)
        #expect(try #require(appearance["person"] as? [String: Any]).number("id") == guest.number("id"))
        for unknown in [
            "0", "c202000000000200000f0000", "c2010000000002000000271a", "c101000000ffff0000000001",
            "zz0100000000000000000001", "ca0100000000000000000001",
        ] {
            #expect(server.response("/3/credit/\(unknown)") == nil)
        }
    }

    @Test func `reviews are paged and found by their identifiers`() throws {
        let busiest = try #require(
            try Self.catalogue.movieIDs.first { try server.rows("/3/movie/\($0)/reviews").count > 20 })
        let rows = try server.rows("/3/movie/\(busiest)/reviews")
        #expect(Set(try rows.map { try $0.text("id") }).count == rows.count)
        let review = try server.json("/3/review/\(rows[20].text("id"))")
        #expect(review.agrees(with: rows[20], on: ["id", "author", "content", "created_at"]))
        #expect(try review.number("media_id") == busiest)
    }

    @Test func `seasons and episodes match the series`() throws {
        for id in Self.catalogue.seriesIDs {
            let series = try server.json("/3/tv/\(id)")
            var episodes = 0
            for row in try series.list("seasons") {
                let number = try row.number("season_number")
                let season = try server.json("/3/tv/\(id)/season/\(number)")
                #expect(row.agrees(with: season, on: ["id", "name", "air_date", "poster_path", "overview"]))
                #expect(try season.list("episodes").count == row.number("episode_count"))
                let first = try season.list("episodes")[0]
                let episode = try server.json("/3/tv/\(id)/season/\(number)/episode/1")
                #expect(first.agrees(with: episode, on: ["id", "name", "air_date", "still_path", "show_id", "crew"]))
                episodes += try season.list("episodes").count
            }
            #expect(try series.number("number_of_seasons") == series.list("seasons").count)
            #expect(try series.number("number_of_episodes") == episodes)
            let seasons = try series.number("number_of_seasons")
            #expect(server.response("/3/tv/\(id)/season/\(seasons + 1)") == nil)
            #expect(server.response("/3/tv/\(id)/season/1/episode/99") == nil)
            #expect(try series.text("first_air_date") <= "2025-07-01")
            if series["in_production"] as? Bool == false { #expect(series["next_episode_to_air"] is NSNull) }
        }
    }

    @Test func `a running series has a last and a next episode`() throws {
        let running = try server.rows("/3/tv/on_the_air").map { try server.json("/3/tv/\($0.number("id"))") }
        #expect(running.contains { $0["next_episode_to_air"] is [String: Any] })
        for series in running {
            let last = try #require(series["last_episode_to_air"] as? [String: Any])
            #expect(try last.text("air_date") <= "2025-07-01")
            #expect(try last.text("air_date") == series.text("last_air_date"))
            guard let next = series["next_episode_to_air"] as? [String: Any] else { continue }
            #expect(try next.text("air_date") > "2025-07-01")
        }
    }

    @Test func `a collection contains the movies that belong to it`() throws {
        for id in Self.catalogue.movieIDs {
            guard let own = try server.json("/3/movie/\(id)")["belongs_to_collection"] as? [String: Any] else {
                continue
            }
            let collection = try server.json("/3/collection/\(own.number("id"))")
            #expect(own.agrees(with: collection, on: ["id", "name", "poster_path", "backdrop_path"]))
            #expect(try collection.list("parts").map { try $0.number("id") }.contains(id))
        }
        #expect(try server.json("/3/movie/100000011")["belongs_to_collection"] is [String: Any])
        #expect(try server.json("/3/movie/100000014")["belongs_to_collection"] is NSNull)
    }

    @Test func `related movies do not include the movie itself`() throws {
        for id in [100_000_001, 100_000_020, 100_000_130] {
            let similar = try server.ids("/3/movie/\(id)/similar")
            #expect(similar.count >= 5)
            #expect(!similar.contains(id))
            #expect(Set(similar).count == similar.count)
        }
    }

    @Test func `an episode group contains every episode`() throws {
        let row = try server.json("/3/tv/200000005/episode_groups").list("results")[0]
        let group = try server.json("/3/tv/episode_group/\(row.text("id"))")
        let episodes = try group.list("groups").flatMap { try $0.list("episodes") }
        #expect(try episodes.count == server.json("/3/tv/200000005").number("number_of_episodes"))
        #expect(server.response("/3/tv/episode_group/c40200000000ff0000000000") == nil)
    }

    @Test(arguments: [
        ("1970-01-01", 0), ("2000-02-29", 11_016), ("1940-01-01", -10_958), ("2025-07-01", 20_270),
        ("2024-12-31", 20_088), ("1900-03-01", -25_508),
    ])
    func `a day is formatted`(text: String, number: Int) {
        #expect(CatalogueDay(number: number).text == text)
        let written = JSONWriter.object { $0.member("day", CatalogueDay(number: number)) }
        #expect(String(decoding: written, as: UTF8.self) == #"{"day":"\#(text)"}"#)
    }

    @Test func `values are written as JSON`() {
        let bytes = JSONWriter.object { object in
            object.member("text", "a \"b\" \\ \u{1}\u{1f} é")
            object.member("number", -12)
            object.member("decimal", thousandths: 8040)
            object.member("flag", false)
            object.null("none")
            object.member("empty", of: [Int]()) { $0.value($1) }
            object.member("list", of: [1, 20]) { $0.value($1) }
            object.member("object") { $0.member("inner", true) }
        }
        let expected =
            #"{"text":"a \"b\" \\ \u0001\u001f é","number":-12,"decimal":8.040,"flag":false,"none":null,"#
            + #""empty":[],"list":[1,20],"object":{"inner":true}}"#
        #expect(String(decoding: bytes, as: UTF8.self) == expected)
    }
}
