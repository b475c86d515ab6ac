import CoreDomain
import Foundation
import Testing

@Suite struct WatchlistOwnerTests {

    @Test(arguments: ["alice", "a@b.example", "日本", "user 42", "O'Brien; --", String(repeating: "x", count: 255)])
    func `a valid name is unchanged`(name: String) throws {
        let owner = try WatchlistOwner(name)
        #expect(owner.name == name)
        #expect(try JSONDecoder().decode([WatchlistOwner].self, from: JSONEncoder().encode([owner])) == [owner])
    }

    @Test(arguments: [
        ("", "The name of a watchlist owner must not be empty"),
        ("a\nb", #"The owner's name 'a\u{a}b' must not contain control characters"#),
        (
            String(repeating: "é", count: 128),
            "The owner's name '\(String(repeating: "é", count: 60))…' must be at most 255 bytes"
        ),
    ])
    func `an invalid name is rejected`(name: String, message: String) {
        #expect(throws: PopcornError.invalidInput(message)) { try WatchlistOwner(name) }
    }

    @Test func `the default owner has the name default`() throws {
        #expect(try WatchlistOwner("default") == .default)
    }
}
