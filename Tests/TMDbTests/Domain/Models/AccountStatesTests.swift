import Foundation
import Testing

@testable import TMDb

@Suite
struct AccountStatesTests {

    @Test(
        arguments: [
            (#", "rated": false"#, nil), (#", "rated": {"value": 8.5}"#, 8.5), (#", "rated": {"value": 9}"#, 9),
            (#", "rated": null"#, nil), ("", nil),
        ] as [(String, Double?)])
    func `a rating is false or an object with a value`(field: String, rating: Double?) throws {
        let states = try AccountStates(json: #"{"id": 550, "favorite": true, "watchlist": false\#(field)}"#)
        #expect(states == AccountStates(id: 550, isFavorite: true, isOnWatchlist: false, rating: rating))
        #expect(states.rating == rating)
        #expect(try JSONDecoder().decode(AccountStates.self, from: JSONEncoder().encode(states)) == states)
    }

    @Test(arguments: ["true", "8.5", "{}", #""8.5""#])
    func `a rating that cannot be read is nil`(value: String) throws {
        let states = try AccountStates(json: #"{"id": 550, "favorite": true, "rated": \#(value)}"#)
        #expect(states == AccountStates(id: 550, isFavorite: true))
    }

    @Test func `a season's account states have its episodes' ratings`() throws {
        let states = try TVSeasonAccountStates(
            json: #"""
                {"id": 3624, "results": [{"id": 63056, "episode_number": 1, "rated": {"value": 9}},
                                         {"id": 63057, "episode_number": 2, "rated": false}]}
                """#)
        #expect(
            states
                == TVSeasonAccountStates(
                    id: 3624,
                    results: [
                        TVEpisodeAccountStates(id: 63056, episodeNumber: 1, rating: 9),
                        TVEpisodeAccountStates(id: 63057, episodeNumber: 2),
                    ]))
        #expect(states.results.map(\.rating) == [9, nil])
    }
}
