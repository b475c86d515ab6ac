import CoreDomain
import Foundation
import PopcornServices
import Testing

@Suite struct WarmUpSourceTests {

    @Test func `each list is read with and without a limit`() throws {
        for list in WarmUpSource.List.allCases {
            #expect(try WarmUpSource("\(list.rawValue):20") == .list(list, limit: 20))
            #expect(try WarmUpSource(list.rawValue) == .list(list, limit: 1000))
        }
        #expect(WarmUpSource.names.count == 13)
    }

    @Test func `watchlists are those of all owners or of one`() throws {
        let owner = try WatchlistOwner("alice:2")
        #expect(try WarmUpSource("watchlist") == .watchlists)
        #expect(try WarmUpSource("watchlist:alice:2") == .watchlist(owner: owner))
    }

    @Test(arguments: ["popular-movies:1", "trending-people:10000", "watchlist", "watchlist:alice"])
    func `a description is the text of the source, also in JSON`(text: String) throws {
        let source = try WarmUpSource(text)
        #expect(source.description == text)
        let data = try JSONEncoder().encode([source])
        #expect(data == Data("[\"\(text)\"]".utf8))
        #expect(try JSONDecoder().decode([WarmUpSource].self, from: data) == [source])
    }

    @Test func `sources are separated by commas`() throws {
        #expect(
            try WarmUpSource.sources(in: "popular-movies:10, watchlist")
                == [.list(.popularMovies, limit: 10), .watchlists])
    }

    @Test(arguments: [
        ("popular-movie", "'popular-movie' is not a source; the sources are popular-movies, top-rated-movies, "),
        ("", "'' is not a source"), ("popular-movies,", "'' is not a source"),
        ("popular-movies:", "'' is not a number of items; write one like popular-movies:1000"),
        ("popular-movies:many", "'many' is not a number of items"),
        ("popular-movies:0", "must be between 1 and 10000, but is 0"),
        ("popular-movies:10001", "but is 10001"), ("watchlist:", "must not be empty"),
    ])
    func `an invalid source is an error that names what is wrong`(text: String, message: String) {
        let error = #expect(throws: PopcornError.self) { try WarmUpSource.sources(in: text) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message.contains(message) == true)
    }
}
