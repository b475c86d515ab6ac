import Foundation
import TMDbStandIn
import Testing

@Suite struct RecordingsTests {
    private static let header = "method\tpath\tquery\tstatus\toperationId\tbytes\tfile\tupdatedAt"
    private static let line = "GET\t/3/movie/1\t\t200\tmovie-details\t2\tbodies/a.json\t2025-12-31T12:00:00Z"

    @Test func `a folder is loaded, and recordings are found by request`() throws {
        try withFolder("\(Self.header)\n\(Self.line)\r\nget\t/3/a%20b\tb=2&a=%31\t404\t\t2\tbodies/a.json\t\n") {
            folder in
            let recordings = try Recordings(folder: folder)
            #expect(recordings.count == 2)
            let movie = try #require(recordings.recording(path: "/3/movie/1"))
            #expect(movie.body == Array("{}".utf8))
            #expect(movie.status == 200)
            let other = recordings.recording(path: "/3/a b", query: "a=1&api_key=secret&b=2")
            #expect(other?.status == 404)
            #expect(recordings.recording(path: "/3/a b", query: "a=1") == nil)
            #expect(recordings.recording(method: "POST", path: "/3/movie/1") == nil)
        }
    }

    @Test func `a missing folder is an error`() {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        #expect(throws: RecordingsError.folderMissing(path: folder.path(percentEncoded: false))) {
            try Recordings(folder: folder)
        }
    }

    @Test func `a missing index is an error`() throws {
        try withFolder(nil) { folder in
            let error = #expect(throws: RecordingsError.self) { try Recordings(folder: folder) }
            guard case .indexUnreadable(let file, _) = error else { return #expect(Bool(false), "\(error as Any)") }
            #expect(file.hasSuffix("/index.tsv"))
        }
    }

    @Test(arguments: [
        ("", "unexpectedHeader 1"),
        ("\n", "unexpectedHeader 1"),
        ("method\tpath\n", "unexpectedHeader 1"),
        (line, "unexpectedHeader 1"),
        ("\(header)\n\(line)\nGET\t/3/x\t\t200\n", "wrongFieldCount 3 4"),
        ("\(header)\n\(line)\tmore\n", "wrongFieldCount 2 9"),
        ("\(header)\n\n\(line.replacing("200", with: "OK"))\n", "invalidField 3 status OK"),
        ("\(header)\n\(line.replacing("200", with: "600"))\n", "invalidField 2 status 600"),
        ("\(header)\n\(line.replacing("\t2\t", with: "\ttwo\t"))\n", "invalidField 2 bytes two"),
        ("\(header)\n\(line.replacing("/3/movie", with: "3/movie"))\n", "invalidField 2 path 3/movie/1"),
        ("\(header)\n\(line.replacing("GET", with: ""))\n", "invalidField 2 method "),
        ("\(header)\n\(line.replacing("bodies/a.json", with: ""))\n", "invalidField 2 file "),
        ("\(header)\n\(line)\n\(line)\n", "duplicateRequest 3 2"),
        ("\(header)\n\(line.replacing("bodies", with: "nowhere"))\n", "bodyUnreadable 2 nowhere/a.json"),
        ("\(header)\n\(line.replacing("bodies/a", with: "../a"))\n", "bodyOutsideFolder 2 ../a.json"),
        (
            "\(header)\n\(line.replacing("bodies/a", with: "bodies/../bodies/a"))\n",
            "bodyOutsideFolder 2 bodies/../bodies/a.json"
        ),
        ("\(header)\n\(line.replacing("bodies/a.json", with: "/etc/hostname"))\n", "bodyOutsideFolder 2 /etc/hostname"),
        ("\(header)\n\(line.replacing("bodies/a", with: "bodies/link"))\n", "bodyOutsideFolder 2 bodies/link.json"),
    ])
    func `an invalid index is an error with its line`(index: String, expected: String) throws {
        try withFolder(index) { folder in
            let error = try #require(#expect(throws: RecordingsError.self) { try Recordings(folder: folder) })
            #expect(Self.summary(of: error) == expected)
            #expect(error.description.contains("index.tsv:"))
        }
    }

    @Test func `the last of two recordings with the same request is used`() {
        let recordings = Recordings([.get("/3/a", "x=1", "1"), .get("/3/a", "x=1", "2")])
        #expect(recordings.recording(path: "/3/a", query: "x=1")?.body == Array("2".utf8))
    }

    private static func summary(of error: RecordingsError) -> String {
        switch error {
        case .folderMissing: "folderMissing"
        case .indexUnreadable: "indexUnreadable"
        case .unexpectedHeader: "unexpectedHeader 1"
        case .wrongFieldCount(_, let line, let found, _): "wrongFieldCount \(line) \(found)"
        case .invalidField(_, let line, let field, let value): "invalidField \(line) \(field) \(value)"
        case .duplicateRequest(_, let line, let firstLine): "duplicateRequest \(line) \(firstLine)"
        case .bodyOutsideFolder(_, let line, let body): "bodyOutsideFolder \(line) \(body)"
        case .bodyUnreadable(_, let line, let body, _): "bodyUnreadable \(line) \(body)"
        case .sampleCatalogueMissing: "sampleCatalogueMissing"
        }
    }

    /// Runs work with a folder that contains one body and a symbolic link to a file outside the folder.
    private func withFolder(_ index: String?, _ body: (URL) throws -> Void) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let bodies = folder.appending(path: "bodies")
        try FileManager.default.createDirectory(at: bodies, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("{}".utf8).write(to: bodies.appending(path: "a.json"))
        try FileManager.default.createSymbolicLink(
            atPath: bodies.appending(path: "link.json").path, withDestinationPath: "/etc/hostname")
        if let index { try Data(index.utf8).write(to: folder.appending(path: "index.tsv")) }
        try body(folder)
    }
}
