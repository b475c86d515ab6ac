import Testing

@testable import PopcornTitleIndex

@Suite
struct ExportParserTests {

    @Test
    func `reads the members of movies, series and people in any order`() {
        let parsed = Parsed(
            """
            {"adult":false,"id":3924,"original_title":"Blondie","popularity":2.5,"video":true}
            {"popularity":0.0143,"original_name":"Clerks","id":2}
             { "id" : 16 , "name" : "Lars" , "adult" : true , "popularity" : 1e1 }\r

            {"id":17,"name":"Nobody"}
            """)

        #expect(
            parsed.titles == [
                ExportedTitle(id: 3924, name: "Blondie", popularity: 2.5, isVideo: true),
                ExportedTitle(id: 2, name: "Clerks", popularity: 0.0143),
                ExportedTitle(id: 16, name: "Lars", popularity: 10, isAdult: true),
                ExportedTitle(id: 17, name: "Nobody"),
            ])
        #expect(parsed.parser.lineCount == 4)
        #expect(parsed.parser.defects.count == 0)
    }

    @Test
    func `reads all escapes, with surrogate pairs`() {
        let parsed = Parsed(#"{"id":1,"name":"\"\\\/\b\f\n\r\t \u0041m\u00e9lie \ud83c\udF7F 🎬"}"#)

        #expect(parsed.titles.map(\.name) == ["\"\\/\u{8}\u{c}\n\r\t Amélie 🍿 🎬"])
    }

    @Test(arguments: [
        #""x""#, "-1.5e-3", "true", "null", "[]", "{}", #"[1,[{"a":[]},"]"],{}]"#,
        #"{"a":{"id":7,"name":"no"},"b":[1,2]}"#,
    ])
    func `skips unknown members of any type`(value: String) {
        let parsed = Parsed(#"{"x":\#(value),"id":1,"y": \#(value) ,"name":"A","z":\#(value)}"#)

        #expect(parsed.titles == [ExportedTitle(id: 1, name: "A")])
    }

    @Test(arguments: [
        ("2", 2.0), (#""2.5""#, 2.5), ("12345678901234567168", 12_345_678_901_234_567_168), ("-1", 0), ("null", 0),
        ("0.1", 0.1), ("1E-2", 0.01), ("123.456789012345678", 123.456_789_012_345_678),
    ])
    func `reads a popularity that is a number, a text or null`(value: String, popularity: Double) {
        #expect(Parsed(#"{"id":1,"name":"A","popularity":\#(value)}"#).titles.first?.popularity == popularity)
    }

    private static let unreadableLines: [(String, LineDefect)] = [
        ("<html>", .notAnObject), ("[1]", .notAnObject), (#"{"id":1,"name":"A""#, .invalidJSON),
        (#"{"id":1,"name":"A"}}"#, .invalidJSON), (#"{"id":1 "name":"A"}"#, .invalidJSON), (#"{"id":1,"#, .invalidJSON),
        (#"{"name":"A"}"#, .missingID), (#"{"id":0,"name":"A"}"#, .missingID), (#"{"id":1.5,"name":"A"}"#, .missingID),
        (#"{"id":1e99,"name":"A"}"#, .missingID), (#"{"id":1}"#, .missingName), (#"{"id":1,"name":""}"#, .missingName),
        (#"{"id":"1","name":"A"}"#, .invalidMember), (#"{"id":1,"name":5}"#, .invalidMember),
        (#"{"id":1,"name":"A","adult":0}"#, .invalidMember), (#"{"id":1,"name":"\ud800"}"#, .invalidText),
        (#"{"id":1,"name":"\ud800A"}"#, .invalidText), (#"{"id":1,"name":"\x"}"#, .invalidText),
        (#"{"id":1,"name":"\u12G4"}"#, .invalidText), (#"{"id":1,"name":"\u12"#, .invalidText),
        (#"{"id":1,"name":"A","x":[}"#, .invalidJSON), (#"{"id":1,"name":"A","x":}"#, .invalidJSON),
        (#"{"id":1,"name":"A","x":{"a"}}"#, .invalidJSON), (#"{"id":1,"name":"A","popularity":1.}"#, .invalidJSON),
        (#"{"id":1,"name":"A","popularity":"x"}"#, .invalidMember), ("{", .invalidJSON), ("{\"", .invalidJSON),
        (#"{"id":-"#, .invalidJSON), (#"{"id":1,"name":"A","x":nul}"#, .invalidJSON),
        ("{\"id\":1,\"x\":\(String(repeating: "[", count: 33))", .tooDeep),
        ("{\"id\":1,\"name\":\"\(String(repeating: "A", count: 2049))\"}", .nameTooLong),
        ("{\"id\":1,\"name\":\"A\",\"x\":\"\(String(repeating: "A", count: 65_536))\"}", .tooLong),
    ]

    @Test(arguments: unreadableLines)
    func `counts a line that cannot be read, with the reason, and goes on`(line: String, reason: LineDefect) {
        let parsed = Parsed("\(line)\n{\"id\":2,\"name\":\"B\"}")

        #expect(parsed.titles == [ExportedTitle(id: 2, name: "B")])
        #expect(parsed.parser.lineCount == 2)
        #expect(parsed.parser.defects.count == 1)
        #expect(parsed.parser.defects.samples == [LineDefects.Sample(line: 1, reason: reason)])
    }

    @Test
    func `rejects invalid UTF-8 and control characters`() {
        let start = Array(#"{"id":1,"name":"A"#.utf8)
        let end = Array("\"}\n".utf8)
        let parsed = Parsed(bytes: start + [0xFF] + end + start + [0x01] + end, chunk: 100)

        #expect(parsed.titles.isEmpty)
        #expect(parsed.parser.defects.samples.map(\.reason) == [.invalidText, .invalidJSON])
    }

    @Test
    func `keeps the first five defects`() {
        let parsed = Parsed(String(repeating: "x\n", count: 9))

        #expect(parsed.parser.defects.count == 9)
        #expect(parsed.parser.defects.samples.map(\.line) == [1, 2, 3, 4, 5])
    }

    @Test(arguments: [1, 2, 7, 64, 1000])
    func `reads lines that are divided among chunks`(size: Int) {
        let long = String(repeating: "é", count: 40_000)
        let text = #"""
            {"id":1,"name":"Amélie"}
            {"id":2,"name":"\#(long)"}
            {"id":3,"name":"C"}
            """#
        let parsed = Parsed(bytes: Array(text.utf8), chunk: size)

        #expect(parsed.titles == [ExportedTitle(id: 1, name: "Amélie"), ExportedTitle(id: 3, name: "C")])
        #expect(parsed.parser.defects.samples == [LineDefects.Sample(line: 2, reason: .tooLong)])
    }
}

/// The result of parsing a text.
private struct Parsed {

    var titles: [ExportedTitle] = []
    var parser = ExportParser()

    init(_ text: String) {
        self.init(bytes: Array(text.utf8), chunk: 1 << 20)
    }

    init(bytes: [UInt8], chunk: Int) {
        for start in stride(from: 0, to: bytes.count, by: chunk) {
            let part = Array(bytes[start..<min(start + chunk, bytes.count)])
            parser.parse(part.span) { titles.append($0) }
        }
        parser.finish { titles.append($0) }
    }
}
