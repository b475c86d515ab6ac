import Foundation
import Testing

@testable import PopcornHTTP

@Suite struct TMDbImageBaseTests {

    private func replaced(_ body: String, _ url: String = "https://films.example/images") throws -> String {
        let base = TMDbImageBase(try #require(URL(string: url)))
        return String(decoding: base.replacing(in: Data(body.utf8)), as: UTF8.self)
    }

    @Test func `both URLs are replaced, and all other bytes are preserved`() throws {
        let body = #"""
            { "change_keys":["base_url", "a\"b"],"images" :{"base_url":"http://image.tmdb.org/t/p/","secure_base_url" : "https:\/\/image.tmdb.org\/t\/p\/","poster_sizes":["w92","original"]},"ü":1.50}
            """#
        #expect(
            try replaced(body)
                == #"""
                { "change_keys":["base_url", "a\"b"],"images" :{"base_url":"https://films.example/images/","secure_base_url" : "https://films.example/images/","poster_sizes":["w92","original"]},"ü":1.50}
                """#)
    }

    @Test(arguments: ["http://192.168.0.2:8080/images", "http://192.168.0.2:8080/images/"])
    func `a URL has a slash at the end, to which clients append a size`(url: String) throws {
        #expect(try replaced(#"{"base_url":"a"}"#, url) == #"{"base_url":"http://192.168.0.2:8080/images/"}"#)
    }

    @Test(arguments: [
        #"{"x":"\"base_url\":","y":"base_url"}"#, #"{"base_url":1,"x":"y"}"#, #"{"base_url":null,"a":"b"}"#,
        #"["base_url","b"]"#, "[]", "", #"{"base_ur"#, #"{"a":"b\"#, #"{"a":"b\\","c":"d:"}"#,
    ])
    func `a body without the URLs is preserved, also if it is damaged`(body: String) throws {
        #expect(try replaced(body) == body)
    }
}
