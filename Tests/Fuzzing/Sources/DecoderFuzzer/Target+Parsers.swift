import Foundation

@testable import TMDb
@testable import TMDbStandIn

extension Target {

    /// The parsers of headers, strings and files.
    static let parsers = [
        parser("Retry-After", "120", "0", "99999999999999999999", "Sun, 06 Nov 1994 08:49:37 GMT") { input in
            guard let delay = RetryAfter.delay(from: input.string, now: moment) else { return }
            expect((.zero...RetryAfter.maximumDelay).contains(delay), "a delay is at most one day, not \(delay)")
        },
        parser("HTTP date", "Sun, 06 Nov 1994 08:49:37 GMT", "Thu, 29 Feb 2024 23:59:59 GMT") { input in
            // Foundation's calendar, which formats the date again, is Julian before 1582.
            guard let date = RetryAfter.httpDate(from: input.string), date > gregorianStart else { return }
            let parts = input.string.split(separator: " ").dropFirst()
            let written = HTTPDate.text(for: date).split(separator: " ").dropFirst()
            expect(parts.elementsEqual(written), "\(input.string) is formatted as \(HTTPDate.text(for: date))")
        },
        parser("Cache-Control", "public, max-age=21600", "private, s-maxage=\"5\"", "max-age=, no-store") { input in
            let control = CacheControl(["Cache-Control": input.string, "cache-control": "no-cache"])
            expect(control.needsRevalidation, "a directive in a second header field is respected")
            expect((control.lifetime ?? 0) >= 0, "a lifetime is not negative")
        },
        parser(
            "HTTP cache entry", "ETag: W/\"5\"\nAge: 10\nCache-Control: max-age=300\n\n{\"id\":1}",
            "Expires: Sun, 06 Nov 1994 08:49:37 GMT\nDate: Sun, 06 Nov 1994 08:49:30 GMT\nVary: Accept\n\n[]",
            run: storeEntry),
        parser("HTTP cache file", run: readStoredFile),
        parser("day or timestamp", "1999-10-15", "1999-10-15T12:30:00.125Z", "2016-12-31 23:59:59 UTC") { input in
            guard let date = CivilDate.instant(from: input.string) else { return }
            guard let text = CivilDate.string(from: date) else { return expect(false, "\(input.string) is formatted") }
            expect(CivilDate.instant(from: text) == date, "\(text) is parsed as the same date as \(input.string)")
        },
        parser("language", "en", "pt-BR", "zh-Hant-TW", "en_GB;DROP") { input in
            guard input.string.isLanguageTag else { return }
            expect(input.string.percentEncoded() == input.string, "a language tag needs no percent-encoding")
        },
        parser("URL", "/fight.jpg", "https://example.org/a?b=c#d", "http://[", "/with space.jpg") { input in
            guard let url = URL(lenient: input.string) else {
                return expect(input.string.isEmpty, "any non-empty string is a URL")
            }
            expect(URL(lenient: url.absoluteString) == url, "\(url) is parsed as the same URL")
        },
        parser("raw JSON", "{\"a\":[1,{\"b\":\"\\\"\"}],\"c\":6.10}", "[ ]", run: splitJSON),
        parser("query", "page=2&query=C%2B%2B&api_key=a", "=&&a==b") { input in
            let parameters = QueryParameters(parsing: input.string)
            expect(parameters.values["api_key"] == nil, "credentials are separate from the other parameters")
        },
        parser(
            "public request", "/3/movie/550-fight-club?language=en-US&append_to_response=images,credits&api_key=a",
            "/3/tv/1396?append_to_response=season/1,season/2/images,watch/providers&include_image_language=de,null",
            "/3/search/multi?query=C%2B%2B+%C3%A9&page=2&page=3", "/4/list/8136?sort_by=title.asc",
            run: readPublicRequest),
        parser(
            "complete JSON", "{\"a\\/b\":[1.5e3,-0,{\"c\":\"\\u00e9\\n\"}],\"d\":null}", "[true,false,[],{}]",
            run: scanJSON),
    ]

    /// The current time of the tests.
    private static let moment = Date(timeIntervalSince1970: 784_111_777)

    /// 1 January 1600.
    private static let gregorianStart = Date(timeIntervalSince1970: -11_676_096_000)

    private static func parser(
        _ name: String, _ seeds: String..., run: @escaping @Sendable (Input) -> Void
    ) -> Target {
        Target(name: name, seeds: { seeds.map { Seed(text: Data($0.utf8)) } }, run: run)
    }

    /// Parses header lines and a body as a response, and checks that its cache entry can be read back from a file.
    private static func storeEntry(_ input: Input) {
        let text = input.text
        let end = text.range(of: Data("\n\n".utf8))
        let lines = String(decoding: text[..<(end?.lowerBound ?? text.endIndex)], as: UTF8.self).split(separator: "\n")
        let fields = lines.map { line in
            let parts = line.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts.count > 1 ? String(parts[1]).trimmingCharacters(in: .whitespaces) : ""
            return TMDbHTTPHeaders.Field(name: String(parts[0]), value: value)
        }
        let response = TMDbHTTPResponse(
            status: 200, headers: TMDbHTTPHeaders(fields), body: Data(text[(end?.upperBound ?? text.endIndex)...]))
        let later = moment.addingTimeInterval(Double(input.variant))
        guard let entry = HTTPCacheEntry(storing: response, requestedAt: moment, receivedAt: later) else { return }
        expect((0...HTTPCacheEntry.maximumLifetime).contains(entry.lifetime), "a lifetime is within its limits")
        let revalidated = entry.revalidated(by: response, requestedAt: moment, receivedAt: later)
        expect(revalidated.isFresh(at: later) == entry.isFresh(at: later), "revalidated entries are as fresh as new")
        guard let file = HTTPCacheFile.data(of: entry, for: key) else {
            return expect(false, "an entry can be written: \(entry)")
        }
        expect(HTTPCacheFile.entry(in: file, for: key) == entry, "an entry can be read from its file")
    }

    private static let key = HTTPCacheKey(url: "https://api.themoviedb.org/3/movie/550")

    /// Parses a cache file. Every second variant starts with a valid first line, because few inputs would contain one.
    private static func readStoredFile(_ input: Input) {
        let mark = input.variant.isMultiple(of: 2) ? Data("TMDb HTTP cache 1\n".utf8) : Data()
        guard let entry = HTTPCacheFile.entry(in: mark + input.text, for: key) else { return }
        _ = entry.isFresh(at: moment)
        guard let file = HTTPCacheFile.data(of: entry, for: key) else { return }
        expect(HTTPCacheFile.entry(in: file, for: key) == entry, "an entry can be read from its file")
    }

    /// Checks that a request is equal after it is read again from its target, and is within its limits.
    private static func readPublicRequest(_ input: Input) {
        guard let request = try? PublicRequest(target: input.string) else { return }
        let target = request.target
        expect(target.utf8.count <= PublicRequest.maximumLength, "\(target) is not too long")
        expect(target.utf8.allSatisfy { (0x21...0x7E).contains($0) }, "\(target) is visible ASCII")
        expect(!target.contains("api_key="), "\(target) has no credential")
        expect(request.parts.count <= QueryItem.appendedLimit, "\(target) has at most 20 parts")
        expect(Set(request.parts).sorted() == request.parts, "the parts of \(target) are sorted and unique")
        let again = try? PublicRequest(target: target)
        expect(again?.target == target && again?.parts == request.parts, "\(target) is read as itself")
    }

    /// Checks that text is not complete with more text after it, or without its last bracket.
    private static func scanJSON(_ input: Input) {
        guard let members = JSONScanner.members(of: input.text) else { return }
        for (name, range) in members {
            expect(range.lowerBound >= 0 && range.upperBound < input.text.count, "\(name) is inside the text")
        }
        expect(JSONScanner.members(of: input.text + Data("]".utf8)) == nil, "no text follows the last bracket")
        guard let end = input.text.lastIndex(where: { !$0.isJSONSpace }) else { return }
        expect(JSONScanner.members(of: input.text[..<end]) == nil, "the last bracket is needed")
    }

    /// Checks that errors have a position in the text, and that reassembled JSON has the same members.
    private static func splitJSON(_ input: Input) {
        let bytes = [UInt8](input.text)
        let json = RawJSON(bytes: bytes)
        do throws(RawJSONError) {
            for member in try json.members() where json.isArray(member) {
                _ = try json.elements(in: member.valueRange)
            }
            let object = try RawJSONObject(parsing: bytes)
            expect(try RawJSONObject(parsing: object.bytes).keys == object.keys, "the members are unchanged")
        } catch {
            expect((0...bytes.count).contains(error.offset), "the error is inside the text, not at \(error.offset)")
        }
    }
}
