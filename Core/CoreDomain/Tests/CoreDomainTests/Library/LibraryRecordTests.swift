import Foundation
import Testing

@testable import CoreDomain

@Suite struct LibraryRecordTests {

    private func decode(_ json: String) throws -> LibraryRecord {
        try JSONDecoder().decode(LibraryRecord.self, from: Data(json.utf8))
    }

    private func encode(_ record: LibraryRecord) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return String(decoding: try encoder.encode(record), as: UTF8.self)
    }

    @Test func `a watchlist entry and a search are flat objects`() throws {
        let owner = try WatchlistOwner("alice")
        let time = Date(timeIntervalSince1970: 1_769_860_800)
        let entry = LibraryRecord(
            owner: owner, content: .watchlistEntry(WatchlistEntry(kind: .tvSeries, id: 1396, addedAt: time)))
        let kind = TitleKind.tvSeries.rawValue
        #expect(
            try encode(entry)
                == #"{"addedAt":"2026-01-31T12:00:00Z","id":1396,"kind":"\#(kind)","owner":"alice","type":"watchlist"}"#
        )
        let search = LibraryRecord(
            owner: owner, content: .search(SearchHistoryEntry(text: "fight club", kind: .movie, searchedAt: time)))
        #expect(
            try encode(search)
                == #"{"kind":"movie","owner":"alice","searchedAt":"2026-01-31T12:00:00Z","text":"fight club","#
                + #""type":"search"}"#)
        let forAllKinds = LibraryRecord(
            owner: owner, content: .search(SearchHistoryEntry(text: "a \"b\" 日本", searchedAt: time)))
        for record in [entry, search, forAllKinds] { #expect(try decode(encode(record)) == record) }
    }

    @Test func `a last known name is a part of its entry, and optional`() throws {
        func record(_ known: LastKnownTitle?) throws -> LibraryRecord {
            let time = Date(timeIntervalSince1970: 1_769_860_800)
            return LibraryRecord(
                owner: try WatchlistOwner("alice"),
                content: .watchlistEntry(WatchlistEntry(kind: .movie, id: 4, addedAt: time, lastKnown: known)))
        }
        let whole = try record(
            LastKnownTitle(
                title: "Coma", year: 2020, posterPath: URL(string: "/a.jpg"), language: "en-US", isRemoved: true))
        #expect(
            try encode(whole).replacing(#"\/"#, with: "/")
                == #"{"addedAt":"2026-01-31T12:00:00Z","id":4,"isRemoved":true,"kind":"movie","language":"en-US","#
                + #""owner":"alice","posterPath":"/a.jpg","title":"Coma","type":"watchlist","year":2020}"#)
        let short = try record(LastKnownTitle(title: "Coma"))
        #expect(
            try encode(short)
                == #"{"addedAt":"2026-01-31T12:00:00Z","id":4,"kind":"movie","owner":"alice","title":"Coma","#
                + #""type":"watchlist"}"#)
        for record in [whole, short, try record(nil)] { #expect(try decode(encode(record)) == record) }
    }

    @Test(arguments: [
        (0.0, "1970-01-01T00:00:00Z"), (1_769_860_800.5, "2026-01-31T12:00:00.5Z"), (-1.25, "1969-12-31T23:59:58.75Z"),
        (951_782_400, "2000-02-29T00:00:00Z"),
    ])
    func `a time has as many decimal places as it needs`(seconds: Double, text: String) throws {
        #expect(ExactTime(Date(timeIntervalSince1970: seconds)).text == text)
        #expect(ExactTime(text)?.date == Date(timeIntervalSince1970: seconds))
    }

    @Test func `every time survives an export and an import exactly`() throws {
        var seconds = 1_763_848_800.000_001
        for _ in 0..<2000 {
            let date = Date(timeIntervalSince1970: seconds)
            #expect(ExactTime(ExactTime(date).text)?.date == date)
            seconds += 1.000_000_37
        }
        for bits in 0..<200 {
            let date = Date(timeIntervalSince1970: 1_769_860_800.nextUp + Double(bits) * 1_769_860_800.0.ulp)
            #expect(ExactTime(ExactTime(date).text)?.date == date)
        }
    }

    @Test(arguments: [
        "", "2026-01-31", "2026-01-31T12:00:00", "2026-01-31T12:00:00.Z", "2026-01-31T12:00:00.x5Z",
        "2026-01-31T12:00:00.0000000001Z", "2026-01-31T12:00:00.-5Z", "yesterday",
    ])
    func `other texts are not times`(text: String) {
        #expect(ExactTime(text) == nil)
    }

    @Test(arguments: [
        #"{"type":"watchlist","owner":"alice","kind":"movie","id":0,"addedAt":"2026-01-31T12:00:00Z"}"#,
        #"{"type":"watchlist","owner":"alice","kind":"book","id":1,"addedAt":"2026-01-31T12:00:00Z"}"#,
        #"{"type":"watchlist","owner":"","kind":"movie","id":1,"addedAt":"2026-01-31T12:00:00Z"}"#,
        #"{"type":"watchlist","owner":"alice","kind":"movie","id":1,"addedAt":"today"}"#,
        #"{"type":"watchlist","owner":"alice","kind":"movie","id":1}"#,
        #"{"type":"rating","owner":"alice","kind":"movie","id":1}"#,
        #"{"type":"search","owner":"alice","text":" ","searchedAt":"2026-01-31T12:00:00Z"}"#,
        "[]",
    ])
    func `records with invalid values are not decoded`(json: String) {
        #expect(throws: (any Error).self) { try decode(json) }
    }
}
