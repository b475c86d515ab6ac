import Foundation
import Testing

@testable import PopcornPersistence

@Suite struct RecentURLsTests {

    private let urls = RecentURLs()

    private func url(_ text: String) -> URL? {
        var text = text
        return text.withUTF8 { urls.url(UnsafeRawBufferPointer($0)) }
    }

    @Test func `a text is parsed once`() {
        let texts = ["/a.jpg", "", "https://example.com/a?b#c", "/ü.jpg", "a b", "/abcdefg", "/abcdefgh", "/\u{0}"]
        for text in texts + texts.reversed() {
            #expect(url(text) == URL(string: text), "\(text)")
            #expect(url(text)?.absoluteString == URL(string: text)?.absoluteString)
        }
        let valid = texts.filter { URL(string: $0) != nil }.count
        // Texts that are not valid are parsed each time.
        #expect(urls.parsedCount == valid + 4 * (texts.count - valid))
    }

    @Test func `a long text is parsed each time`() {
        let limit = RecentURLs.maximumLength
        for length in [limit, limit + 1] {
            let text = "/" + String(repeating: "a", count: length - 1)
            let count = urls.parsedCount
            #expect(url(text)?.path() == text)
            #expect(url(text)?.path() == text)
            #expect(urls.parsedCount - count == (length > limit ? 2 : 1))
        }
    }

    @Test func `more URLs than the capacity are returned, and the last ones are not parsed again`() {
        for number in 0..<(3 * RecentURLs.capacity) {
            #expect(url("/image\(number).jpg")?.absoluteString == "/image\(number).jpg")
        }
        let recent = (3 * RecentURLs.capacity - 500)..<(3 * RecentURLs.capacity)
        let count = urls.parsedCount
        for number in recent {
            #expect(url("/image\(number).jpg")?.absoluteString == "/image\(number).jpg")
        }
        #expect(urls.parsedCount - count < 50)
    }

    @Test func `half as many URLs as the capacity are mostly not parsed again`() {
        for number in 0..<(RecentURLs.capacity / 2) { _ = url("/\(number)/poster.jpg") }
        let count = urls.parsedCount
        for number in 0..<(RecentURLs.capacity / 2) { _ = url("/\(number)/poster.jpg") }
        #expect(urls.parsedCount - count < RecentURLs.capacity / 5)
    }

    @Test func `a connection parses a stored text once`() async throws {
        try await withDatabase(options: DatabaseOptions(readers: 1)) { database in
            let address = try #require(URL(string: "/a%20b.jpg"))
            try await database.insert(
                SampleEntity(key: 1, address: address), SampleEntity(key: 2, address: address), SampleEntity(key: 3))

            let (found, count) = try await database.read { transaction throws(DatabaseError) in
                (
                    try [1, 2, 3, 1].map { key throws(DatabaseError) in
                        try transaction.find(SampleEntity.self, SampleEntity.Key(key))?.address
                    },
                    transaction.connection.urls.parsedCount
                )
            }

            #expect(found == [address, address, nil, address])
            #expect(count == 1)
        }
    }
}
