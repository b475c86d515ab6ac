import Testing

@testable import TMDbStandIn

@Suite struct JSONPathTests {

    private static let text = #" {"a": {"b": [{"c": 1, "d": 6.10}, {"c": 2}], "e/f": []}, "g": "x"} "#

    @Test(
        arguments: [
            ("g", "5", #"{"a":{"b": [{"c": 1, "d": 6.10}, {"c": 2}], "e/f": []},"g":5}"#),
            ("a.b[0].d", #"{"n":[1]}"#, #"{"a":{"b":[{"c":1,"d":{"n":[1]}},{"c": 2}],"e/f":[]},"g":"x"}"#),
            ("a.b[1]", nil, #"{"a":{"b":[{"c": 1, "d": 6.10}],"e/f":[]},"g":"x"}"#),
            ("a.b[*].c", nil, #"{"a":{"b":[{"d":6.10},{}],"e/f":[]},"g":"x"}"#),
            ("a.b[*]", "null", #"{"a":{"b":[null,null],"e/f":[]},"g":"x"}"#),
            ("a.e/f", nil, #"{"a":{"b":[{"c": 1, "d": 6.10}, {"c": 2}]},"g":"x"}"#),
            ("a.new", "true", #"{"a":{"b":[{"c": 1, "d": 6.10}, {"c": 2}],"e/f":[],"new":true},"g":"x"}"#),
        ] as [(String, String?, String)])
    func `values at a path are replaced or removed`(path: String, json: String?, expected: String) throws {
        let path = try #require(JSONPath(path))
        let result = try path.replacing(in: Array(Self.text.utf8), with: json.map { Array($0.utf8) })
        #expect(String(decoding: result, as: UTF8.self) == expected)
    }

    @Test(arguments: ["new.b", "a.b[2]", "g[0]", "a.b.c", "g.h", "new[0]"])
    func `a path that does not exist changes no value`(path: String) throws {
        let path = try #require(JSONPath(path))
        let result = try path.replacing(in: Array(Self.text.utf8), with: Array("1".utf8))
        #expect(String(decoding: result, as: UTF8.self).filter { $0 != " " } == Self.text.filter { $0 != " " })
    }

    @Test func `a path can begin in a list`() throws {
        let path = try #require(JSONPath("[1].a"))
        let result = try path.replacing(in: Array(#"[{"a":1},{"a":2}]"#.utf8), with: Array("3".utf8))
        #expect(String(decoding: result, as: UTF8.self) == #"[{"a":1},{"a":3}]"#)
    }

    @Test(arguments: ["", ".", "a.", ".a", "a..b", "a[", "a[]", "a[x]", "a[-1]", "a[0", "a[0]b", "a.[0]"])
    func `a path that is not valid is rejected`(text: String) {
        #expect(JSONPath(text) == nil)
    }
}
