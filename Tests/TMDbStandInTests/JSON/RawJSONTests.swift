import Testing

@testable import TMDbStandIn

@Suite struct RawJSONTests {
    @Test func `members keep their text`() throws {
        let text = " { \"a\" : 6.10 , \"b\":[1e3, {\"x\":\"}\"}],\"c\\\"d\":\"\\\\\", \"e\":null}\n"
        let object = try RawJSONObject(parsing: Array(text.utf8))
        let values = object.members.map { [$0.key, String(decoding: $0.value, as: UTF8.self)] }
        #expect(values == [["a", "6.10"], ["b", "[1e3, {\"x\":\"}\"}]"], ["c\\\"d", "\"\\\\\""], ["e", "null"]])
    }

    @Test func `an unchanged object is written unchanged`() throws {
        let text = #"{"a":6.10,"b":[1E+3],"ü\u00fc":"\n"}"#
        #expect(String(decoding: try RawJSONObject(parsing: Array(text.utf8)).bytes, as: UTF8.self) == text)
    }

    @Test func `members are added, replaced and removed`() throws {
        var object = try RawJSONObject(parsing: Array(#"{"a":1,"b":2,"c":3}"#.utf8))
        object.set("b", to: Array("9".utf8)[...])
        object.set("d", to: Array("4".utf8)[...])
        object.removeMembers { $0 == "a" }
        #expect(String(decoding: object.bytes, as: UTF8.self) == #"{"b":9,"c":3,"d":4}"#)
    }

    @Test func `an empty object and an empty array are parsed`() throws {
        #expect(try RawJSONObject(parsing: Array("{ }".utf8)).bytes == Array("{}".utf8))
        let array = Array(" [ ] ".utf8)
        #expect(try RawJSON(bytes: array).elements(in: array.indices).isEmpty)
    }

    @Test(arguments: [
        ("", 0), ("[]", 0), ("{", 1), (#"{"a"}"#, 4), (#"{"a":}"#, 5), (#"{"a":1,}"#, 7), (#"{"a":1 "b":2}"#, 7),
        (#"{"a":"x"#, 7), (#"{"a":[1,2}"#, 10), (#"{a:1}"#, 1), ("<html>", 0),
    ])
    func `an error contains the offset of the invalid byte`(text: String, offset: Int) {
        #expect(throws: RawJSONError(offset: offset)) { try RawJSONObject(parsing: Array(text.utf8)) }
    }

    /// Checks that the parser is not recursive: one call for each bracket would overflow the stack.
    @Test func `deep nesting is parsed`() throws {
        let depth = 8 * 1024 * 1024
        let open = #"{"a":"# + String(repeating: "[", count: depth)
        #expect(throws: RawJSONError(offset: 5 + depth)) { try RawJSONObject(parsing: Array(open.utf8)) }
        let closed = Array((open + String(repeating: "]", count: depth) + "}").utf8)
        #expect(try RawJSONObject(parsing: closed).bytes == closed)
        let objects = String(repeating: #"{"a":"#, count: depth / 3)
        #expect(throws: RawJSONError(offset: depth / 3 * 5)) { try RawJSONObject(parsing: Array(objects.utf8)) }
    }
}
