import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

@Suite struct TitleListTests {
    private static let rows: [Title: [String: JSONValue]] = [
        .movie(1): ["title": "Beta", "vote_average": 5, "release_date": "2001-01-01"],
        .tvSeries(1): ["name": "Alpha", "vote_average": 7.5, "first_air_date": "1999-12-31"],
        .movie(2): ["title": "Gamma", "vote_average": 5, "release_date": ""],
        .movie(3): ["title": "Delta", "vote_average": 6, "release_date": "2020-02-02"],
    ]

    @Test(arguments: [
        ("original_order.asc", [Title.movie(1), .tvSeries(1), .movie(2), .movie(3)]),
        ("original_order.desc", [.movie(3), .movie(2), .tvSeries(1), .movie(1)]),
        ("title.asc", [.tvSeries(1), .movie(1), .movie(3), .movie(2)]),
        ("title.desc", [.movie(2), .movie(3), .movie(1), .tvSeries(1)]),
        ("vote_average.asc", [.movie(1), .movie(2), .movie(3), .tvSeries(1)]),
        ("vote_average.desc", [.tvSeries(1), .movie(3), .movie(1), .movie(2)]),
        ("release_date.asc", [.tvSeries(1), .movie(1), .movie(3), .movie(2)]),
        ("primary_release_date.desc", [.movie(3), .movie(1), .tvSeries(1), .movie(2)]),
        ("colour.asc", [.movie(1), .tvSeries(1), .movie(2), .movie(3)]),
    ])
    func `a list is sorted`(sort: String, titles: [Title]) {
        #expect(Self.list(sortedBy: UserListSort(rawValue: sort)).titles { Self.rows[$0] } == titles)
    }

    @Test(arguments: [
        ("original_order.asc", [Title.movie(1), .tvSeries(1), .movie(2), .movie(3)]),
        ("original_order.desc", [.movie(3), .movie(2), .tvSeries(1), .movie(1)]),
        ("vote_average.asc", [.movie(1), .movie(2), .movie(3), .tvSeries(1)]),
        ("release_date.desc", [.movie(3), .movie(1), .tvSeries(1), .movie(2)]),
        ("primary_release_date.asc", [.tvSeries(1), .movie(1), .movie(3), .movie(2)]),
        ("title.asc", [.tvSeries(1), .movie(1), .movie(3), .movie(2)]),
    ])
    func `a requested order replaces the order of the list`(sort: String, titles: [Title]) {
        let list = Self.list(sortedBy: .titleDescending)
        #expect(list.titles(sortedBy: UserListSort(rawValue: sort)) { Self.rows[$0] } == titles)
    }

    @Test(arguments: ["popularity.desc", "title", "title.up", ""])
    func `an unsupported requested order has no effect`(sort: String) {
        let list = Self.list(sortedBy: .titleDescending)
        #expect(
            list.titles(sortedBy: UserListSort(rawValue: sort)) { Self.rows[$0] }
                == [.movie(2), .movie(3), .movie(1), .tvSeries(1)])
    }

    private static func list(sortedBy sort: UserListSort) -> TitleList {
        var list = TitleList(id: 1, owner: User(id: 1, name: "anna"), name: "L")
        list.sortBy = sort
        for title in [Title.movie(1), .tvSeries(1), .movie(2), .movie(3)] { list.items.set(nil, for: title) }
        return list
    }

    @Test func `each entry has its own identifier`() {
        let list = TitleList(id: 90_000_001, owner: User(id: 1, name: "anna"), name: "L")
        let ids = Set([Title.movie(1), .tvSeries(1), .movie(2)].map(list.objectID(of:)))
        #expect(ids.count == 3)
        #expect(ids.allSatisfy { $0.count == 24 && $0.allSatisfy(\.isHexDigit) })
    }
}
