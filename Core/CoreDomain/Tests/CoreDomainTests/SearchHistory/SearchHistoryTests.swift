import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct SearchHistoryTests {

    private let time = Date(timeIntervalSinceReferenceDate: 5)

    @Test func `surplus white space is removed from a text and a prefix`() {
        #expect(SearchTerm(" \n\t Fight  Club\u{A0}", kind: .movie).text == "Fight Club")
        #expect(SearchHistoryQuery(prefix: " Fig ").prefix == "Fig")
    }

    @Test(arguments: [
        ("Fight Club", "FIGHT cLUB"), ("STRASSE", "Straße"), ("ΟΔΟΣ", "οδος"), ("Amélie", "AME\u{301}LIE"),
        ("千と千尋の神隠し", "千と千尋の神隠し"), ("ДЕНЬ", "день"), ("🍿", "🍿"),
    ])
    func `texts that differ in case or normalisation are equal if they are folded`(one: String, other: String) {
        #expect(Array(SearchTerm(one).foldedText.utf8) == Array(SearchTerm(other).foldedText.utf8))
    }

    @Test(arguments: [("Amélie", "Amelie"), ("I", "ı"), ("fight club", "fightclub"), ("か", "カ")])
    func `texts that differ in other ways are not equal if they are folded`(one: String, other: String) {
        #expect(SearchTerm(one).foldedText != SearchTerm(other).foldedText)
    }

    @Test(arguments: ["", "  \n"])
    func `an empty text is rejected`(text: String) {
        #expect(throws: PopcornError.invalidInput("The search text must not be empty")) {
            try SearchTerm(text).validate()
        }
    }

    @Test func `a text of more than 100 characters is rejected with an error that does not contain it`() throws {
        #expect(SearchTerm.maximumTextLength == 100)
        try SearchTerm(String(repeating: "é", count: 100) + " ").validate()
        #expect(throws: PopcornError.invalidInput("The search text must have at most 100 characters")) {
            try SearchTerm(String(repeating: "é", count: 100) + "x").validate()
        }
    }

    @Test(arguments: [(0, "0"), (-1, "-1")])
    func `a limit below 1 is rejected`(limit: Int, text: String) throws {
        #expect(throws: PopcornError.invalidInput("The limit must be at least 1, but is \(text)")) {
            try SearchHistoryQuery(limit: limit).validate()
        }
        try SearchHistoryQuery(limit: 1).validate()
        try SearchHistoryQuery().validate()
    }

    @Test func `a query selects texts by their beginning in any case, up to the limit, in order`() {
        let entries = ["Fight Club", "fig", "Frozen", "finding FIGHT", "ÉTÉ"].map {
            SearchHistoryEntry(text: $0, searchedAt: time)
        }
        func texts(_ query: SearchHistoryQuery) -> [String] { query.matches(in: entries).map(\.text) }
        #expect(texts(SearchHistoryQuery()) == ["Fight Club", "fig", "Frozen", "finding FIGHT", "ÉTÉ"])
        #expect(texts(SearchHistoryQuery(prefix: " FIG")) == ["Fight Club", "fig"])
        #expect(texts(SearchHistoryQuery(prefix: "f", limit: 3)) == ["Fight Club", "fig", "Frozen"])
        #expect(texts(SearchHistoryQuery(prefix: "e\u{301}t")) == ["ÉTÉ"])
        #expect(texts(SearchHistoryQuery(prefix: "%")) == [])
        #expect(texts(SearchHistoryQuery(limit: 1)) == ["Fight Club"])
    }

    @Test func `an entry is encoded with its text, kind and time`() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let entries = [
            SearchHistoryEntry(text: "brad pitt", kind: .person, searchedAt: time),
            SearchHistoryEntry(text: "日本", kind: nil, searchedAt: time),
        ]
        let json = #"[{"kind":"person","searchedAt":5,"text":"brad pitt"},{"searchedAt":5,"text":"日本"}]"#
        #expect(String(decoding: try encoder.encode(entries), as: UTF8.self) == json)
        for entry in entries { #expect(try codingRoundTrips(of: entry) == [entry, entry]) }
        #expect(SearchKind.allCases.map(\.rawValue) == ["movie", "tv", "person"])
    }
}
