import Foundation
import Testing

@testable import PopcornHTTP

@Suite struct JSONBodyTests {

    @Test func `a value becomes the member of an object`() {
        #expect(String(decoding: JSONBody.object("genres", Data("[]".utf8)), as: UTF8.self) == #"{"genres":[]}"#)
    }
}

@Suite struct EntityTagTests {

    @Test(arguments: [
        ("*", true), ("\"x\", {tag}", true), ("W/{tag}", true), ("\"x\"", false), (nil, false),
    ])
    func `a header matches if it contains the tag`(header: String?, isMatch: Bool) {
        let tag = PreparedBody(Data("a".utf8)).tag

        #expect(tag.text == "\"d24ec4f1a98c6e5b\"")
        #expect(tag.matches(header?.replacingOccurrences(of: "{tag}", with: tag.text)) == isMatch)
    }
}

@Suite struct GzipEncoderTests {

    @Test(arguments: [
        ("gzip", true), ("GZIP;q=0.1", true), ("br, *", true), ("gzip;q=0, *", false), ("br", false), (nil, false),
        ("*;q=0", false),
    ])
    func `gzip is accepted by its name or by an asterisk`(header: String?, isAccepted: Bool) {
        #expect(GzipEncoder.isAccepted(header) == isAccepted)
    }
}
