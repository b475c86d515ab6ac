import Foundation
import Testing

@testable import TMDbStandIn

/// Search and discover, compared with a scan of all titles.
@Suite struct CatalogueSearchTests {
    private static let catalogue = GeneratedCatalogue(seed: 9, movieCount: 4000, seriesCount: 90, personCount: 80)
    private let server = CatalogueUnderTest(Self.catalogue)

    private func names(_ kind: CatalogueKind) -> [(id: Int, name: String)] {
        (0..<Self.catalogue.count(of: kind)).map {
            let entry = CatalogueEntry(kind: kind, index: $0)
            return (entry.id, Self.catalogue.name(of: entry))
        }
    }

    @Test(arguments: [
        ("movie", "garden"), ("movie", "The Quiet Garden"), ("movie", "qUIET"), ("movie", "no such thing"),
        ("tv", "river"), ("person", "ada"),
    ])
    func `a search finds the names that contain the query`(type: String, query: String) throws {
        let kind = try #require(CatalogueKind.allCases.first { $0.mediaType == type })
        let expected = names(kind).filter { $0.name.lowercased().contains(query.lowercased()) }.map(\.id)
        #expect(query.hasPrefix("no") == expected.isEmpty)
        let encoded = query.replacing(" ", with: "%20")
        #expect(try Set(server.ids("/3/search/\(type)", "query=\(encoded)")) == Set(expected))
        #expect(try server.ids("/3/search/\(type)", "query=\(encoded)").count == expected.count)
        for row in try server.rows("/3/search/\(type)", "query=\(encoded)") {
            #expect(try row.text(kind == .movie ? "title" : "name").lowercased().contains(query.lowercased()))
        }
    }

    @Test func `a numbered title is found by its number`() throws {
        // After 3,600 movies, titles repeat with a number appended.
        let title = Self.catalogue.name(of: CatalogueEntry(kind: .movie, index: 3700))
        #expect(title.hasSuffix(" 2"))
        let query = title.replacing(" ", with: "+")
        #expect(try server.ids("/3/search/movie", "query=\(query)") == [100_003_701])
        #expect(try server.ids("/3/search/movie", "query=the+99999999999999999999").isEmpty)
    }

    @Test func `all names of a kind are different`() {
        for kind in CatalogueKind.allCases {
            let names = names(kind).map(\.name)
            #expect(Set(names).count == names.count)
        }
    }

    @Test func `a multi search finds all kinds`() throws {
        let rows = try server.rows("/3/search/multi", "query=ar")
        #expect(Set(rows.compactMap { $0["media_type"] as? String }) == ["movie", "tv", "person"])
        let expected = CatalogueKind.allCases.map { names($0).count { $0.name.lowercased().contains("ar") } }
        #expect(rows.count == expected.reduce(0, +))
    }

    @Test(arguments: ["movie", "tv", "person", "multi", "collection", "company", "keyword"])
    func `an empty query has no results`(type: String) throws {
        #expect(try server.rows("/3/search/\(type)", "query=").isEmpty)
    }

    @Test func `a search finds companies, keywords and collections`() throws {
        #expect(try server.rows("/3/search/company", "query=kite").map { try $0.text("name") } == ["Kite & Anchor"])
        let keyword = try server.rows("/3/search/keyword", "query=island")[0]
        #expect(try server.json("/3/keyword/\(keyword.number("id"))").text("name") == "island")
        let collections = try server.rows("/3/search/collection", "query=the")
        #expect(collections.count == 400)
        let details = try server.json("/3/collection/\(collections[7].number("id"))")
        #expect(try details.text("name") == collections[7].text("name"))
    }

    @Test func `a movie is found by its IMDb identifier`() throws {
        let ids = try server.json("/3/movie/100000042/external_ids")
        let results = try server.json("/3/find/\(ids.text("imdb_id"))", "external_source=imdb_id")
        #expect(try results.list("movie_results").map { try $0.number("id") } == [100_000_042])
        #expect(try results.list("tv_results").isEmpty)
        #expect(try server.json("/3/movie/\(ids.text("imdb_id"))").number("id") == 100_000_042)
        let nothing = try server.json("/3/find/tt0000001", "external_source=imdb_id")
        #expect(try nothing.list("movie_results").isEmpty)
    }

    @Test func `discover applies filters`() throws {
        let all = try server.rows("/3/discover/tv")
        func ids(where holds: ([String: Any]) throws -> Bool) rethrows -> Set<Int> {
            Set(try all.filter(holds).compactMap { $0["id"] as? Int })
        }
        let dramas = try server.ids("/3/discover/tv", "with_genres=18&vote_average.gte=6")
        #expect(
            try Set(dramas)
                == ids {
                    try ($0["genre_ids"] as? [Int])?.contains(18) == true
                        && #require($0["vote_average"] as? Double) >= 6
                })
        #expect(!dramas.isEmpty && dramas.count < all.count)
        let any = try server.ids("/3/discover/tv", "with_genres=18%7C35&without_genres=80")
        #expect(
            Set(any)
                == ids {
                    let genres = $0["genre_ids"] as? [Int] ?? []
                    return (genres.contains(18) || genres.contains(35)) && !genres.contains(80)
                })
        let recent = try server.ids("/3/discover/tv", "first_air_date.gte=2010-05-05")
        #expect(try Set(recent) == ids { try $0.text("first_air_date") >= "2010-05-05" })
        let year = try server.ids("/3/discover/movie", "primary_release_year=1999")
        #expect(!year.isEmpty)
        for id in year { #expect(try server.json("/3/movie/\(id)").text("release_date").hasPrefix("1999-")) }
    }

    @Test func `discover applies the sort order`() throws {
        let newest = try server.rows("/3/discover/tv", "sort_by=first_air_date.desc").map {
            try $0.text("first_air_date")
        }
        #expect(newest == newest.sorted(by: >))
        let worst = try server.rows("/3/discover/tv", "sort_by=vote_average.asc")
            .map { try #require($0["vote_average"] as? Double) }
        #expect(worst == worst.sorted())
    }
}
