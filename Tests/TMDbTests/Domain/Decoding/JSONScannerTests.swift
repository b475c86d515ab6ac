import Foundation
import Testing

@testable import TMDb

@Suite struct JSONScannerTests {

    private func isComplete(_ data: Data) -> Bool { JSONScanner.members(of: data) != nil }

    private func isComplete(_ text: String) -> Bool { isComplete(Data(text.utf8)) }

    @Test(arguments: [
        "{}", "[]", " \t\r\n[ ] ", #"{"a":1,"b":[2,{}],"a":null}"#, "[0,-0,10,1.5,1e5,1E+05,-1.25e-3,0.0]",
        "[true,false,null]", #"["","\"\\\/\b\f\n\r\t","\u00e9\uD83D\uDE00","é😀"]"#, "[[],{},[[]]]", #"{"":{}}"#,
        "[1e999]", #"["\ud800"]"#, #"{"\ud800":1}"#,
    ])
    func `a complete object or array is accepted`(text: String) {
        #expect(isComplete(text))
    }

    @Test(arguments: [
        "", " ", "{", "[", "}", "]", "{}x", "{}{}", "{},", "[]]", "[[]", "[}", "{]", "{\"a\":[}]", "[1 2]", "[1,]",
        "[,1]", "[,]",
        #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{"a":1"b":2}"#, #"{"a" 1}"#, "{1:2}", "{a:1}", "{,}", #"{"a":1:2}"#,
        "[01]", "[-]", "[-01]", "[1.]", "[.5]", "[+1]", "[1e]", "[1e+]", "[0x10]", "[NaN]", "[tru]", "[True]", "[nul]",
        "[n",
        #"["\x"]"#, #"["\u12"]"#, #"["\u12g4"]"#, #"["a]"#, #"["a\"#, #"["\u"#, "['a']", "[\"\t\"]", "[\"\0\"]",
        "[\0]", "[]\0", "\u{FEFF}{}", "[\u{A0}]", "1", "\"a\"", "true", "null", "//\n{}", "[1]//",
    ])
    func `what is not complete, or not an object or array, is refused`(text: String) {
        #expect(!isComplete(text))
    }

    @Test func `text that is not UTF-8 is refused`() {
        for bytes in [[0xFF], [0xC3], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]] as [[UInt8]] {
            #expect(!isComplete(Data("[\"".utf8) + bytes + Data("\"]".utf8)))
        }
        #expect(!isComplete("{}".data(using: .utf16) ?? Data()))
    }

    @Test func `every beginning of a body is refused`() {
        let text = Array(#"{"a":[1.5e3,{"b":"\u00e9\\é"},true,null],"c":{}}"#.utf8)
        for length in 0..<text.count { #expect(!isComplete(Data(text.prefix(length))), "\(length)") }
        #expect(isComplete(Data(text)))
    }

    @Test func `containers are nested at most 512 deep`() {
        func nested(_ depth: Int, _ open: String, _ close: String) -> String {
            String(repeating: open, count: depth) + String(repeating: close, count: depth)
        }
        #expect(isComplete(nested(512, "[", "]")))
        #expect(!isComplete(nested(513, "[", "]")))
        #expect(isComplete(nested(511, #"{"a":"#, "}").replacing(":}", with: ":[]}")))
        #expect(!isComplete(nested(513, #"{"a":"#, "}").replacing(":}", with: ":1}")))
        #expect(!isComplete(String(repeating: "[", count: 1_000_000)))
    }

    @Test func `the members are those of the outermost object`() {
        func members(_ text: String) -> [String: String]? {
            let bytes = Array(text.utf8)
            return JSONScanner.members(of: Data(bytes))?.mapValues { String(decoding: bytes[$0], as: UTF8.self) }
        }
        #expect(
            members(#" {"a": 1 ,"b":{"c":2} , "d":[{"e":[3] }],"f":null,"g":"{}"}"#)
                == ["a": "1", "b": #"{"c":2}"#, "d": #"[{"e":[3] }]"#, "g": #""{}""#])
        #expect(
            members(#"{"watch\/providers":0,"\u0061":"","é":false}"#)
                == ["watch/providers": "0", "a": #""""#, "é": "false"])
        #expect(members(#"{"a":null,"a":1,"b":{},"b":null,"c":1,"c":{}}"#) == ["a": "1", "c": "{}"])
        #expect(members("[{\"a\":1}]") == [:])
        #expect(members("{}") == [:])
        #expect(members(#"{"\ud800":1,"b":[{}]}"#) == ["b": "[{}]"])
    }

    @Test func `a changed body is accepted if Foundation's parser accepts it`() throws {
        var random = SeededGenerator(seed: 550)
        let signs = Array(#"{}[]",:\0e-.n x"#.utf8) + [0x01, 0xC3]
        let original = Array(
            #"{"id":550,"a":[1,-2.5e3,{"b":null,"c":[]}],"t":"Fight \"Club\" é","u":true,"v":{"w":{"x":[[]]}}}"#.utf8)
        var accepted = 0
        for _ in 0..<20_000 {
            var bytes = original
            for _ in 0..<Int.random(in: 1...2, using: &random) {
                let position = Int.random(in: bytes.indices, using: &random)
                let sign = signs[Int.random(in: signs.indices, using: &random)]
                switch Int.random(in: 0..<4, using: &random) {
                case 0: bytes[position] = sign
                case 1: bytes.insert(sign, at: position)
                case 2: bytes.remove(at: position)
                default: bytes.removeLast(bytes.count - position - 1)
                }
            }
            let value = try? JSONSerialization.jsonObject(with: Data(bytes))
            let isValid = value is [String: Any] || value is [Any]
            let isAccepted = isComplete(Data(bytes))
            accepted += isAccepted ? 1 : 0
            guard isAccepted != isValid else { continue }
            let text = String(decoding: bytes, as: UTF8.self)
            // Foundation's parser accepts a comma before a closing bracket, and refuses numbers that are too large.
            let difference = isAccepted ? text.contains(/[0-9][eE]/) : text.contains(/,\s*[\]}]/)
            #expect(difference, "\(isAccepted): \(text)")
        }
        #expect(accepted > 1000)
        #expect(accepted < 15_000)
    }

    @Test func `a large body is scanned`() {
        let row = #"{"id":550,"title":"Fight Club","genre_ids":[18,53],"vote_average":8.4,"video":false},"#
        let rows = String(repeating: row, count: 20_000).dropLast()
        let members = JSONScanner.members(of: Data("{\"results\":[\(rows)],\"page\":1}".utf8))
        #expect(members?["results"]?.count == rows.utf8.count + 2)
        #expect(members?["page"]?.count == 1)
        #expect(!isComplete("{\"results\":[\(rows)],\"page\":1"))
    }
}

/// A generator of the same random numbers in each run.
private struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        // SplitMix64.
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
