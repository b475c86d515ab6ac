import Foundation
import PopcornSharedAdapters
import Testing

@Suite struct WebPageTests {

    @Test(arguments: ["https://example.com/a?b#c", "http://example.com", "HTTPS://EXAMPLE.COM"])
    func `the URL of a web page is kept`(text: String) throws {
        let url = try #require(URL(string: text))
        #expect(Optional(url).webPage == url)
    }

    @Test(arguments: ["javascript:alert(1)", "data:text/html,x", "ftp://example.com", "www.example.com", "/a", "//b/c"])
    func `another URL is nil`(text: String) throws {
        #expect(Optional(try #require(URL(string: text))).webPage == nil)
        #expect(URL?.none.webPage == nil)
    }
}
