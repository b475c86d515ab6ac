import CoreDomainTestHelpers
import Foundation
import Testing

@testable import CoreDomain

/// Tests of the URLs of images that are joined as text.
@Suite struct ImageURLTests {

    @Test(arguments: ["/a.jpg", "/aA0-._~.png", "/-", "/a.", "/a..b", "/~"])
    func `a path with a file name of unreserved characters is joined as text`(path: String) throws {
        let set = try #require(ImagesConfiguration.mock().posterURLSet(for: URL(string: path)))
        let parts = try #require(set.plainParts)
        #expect(parts.file == path)
        #expect(parts.thumbnail + path == set.thumbnail.absoluteString)
        #expect(parts.card + path == set.card.absoluteString)
        #expect(parts.detail + path == set.detail.absoluteString)
        #expect(parts.full + path == set.full.absoluteString)
    }

    @Test(arguments: [
        "", "/", "a.jpg", "ab.jpg", "//a.jpg", "/a/b.jpg", "/.a", "/..", "/a%20b.jpg", "/a%2Fb.jpg", "/a:b", "/a?b",
        "/a#b",
        "/ü.png", "https://example.com/a.jpg",
    ])
    func `other paths are not joined as text`(path: String) throws {
        let path = URL(string: path) ?? URL(filePath: path)
        #expect(path.plainPath == nil)
        let set = ImagesConfiguration.mock().posterURLSet(for: path)
        #expect(set?.plainParts == nil)
    }

    @Test(arguments: ["https://example.com/w92", "http://[::1]:80/a%20b", "https://example.com"])
    func `a directory without a query, a fragment or a slash at the end is joined as text`(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(ImageDirectory(url).plainText == text)
    }

    @Test(arguments: [
        "", "https://example.com/w92/", "https://example.com/w92?a=b", "https://example.com/w92#f",
        "https://example.com/w92?", "http://[::1]",
    ])
    func `other directories are not joined as text`(text: String) throws {
        let url = try #require(URL(string: text) ?? URL(string: "?"))
        #expect(ImageDirectory(url).plainText == nil)
    }
}
