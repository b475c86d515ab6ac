import TMDb
import Testing

@testable import PopcornCommandLine

@Suite struct TraceHeadersTests {

    @Test func `names and values are separated by an equals sign, and percent-decoded`() {
        let headers = TraceHeaders("Authorization=Basic%20YTpiCg==, X-Scope = films%2Cseries ,")
        #expect(
            headers?.fields == [
                .init(name: "Authorization", value: "Basic YTpiCg=="), .init(name: "X-Scope", value: "films,series"),
            ])
    }

    @Test(arguments: ["", ",", "a", "=b", "a b=c", "a=b%0D%0Ac", "a=%", "ä=b", "a=ä", "a:=b"])
    func `malformed headers are not accepted`(text: String) {
        #expect(TraceHeaders(text) == nil)
    }

    @Test func `descriptions contain the names, but not the values`() throws {
        let headers = try #require(TraceHeaders("Authorization=s3cret,X-Scope=s3cret"))
        var configuration = try ServeConfiguration()
        configuration.tracesHeaders = headers
        var output = ""
        dump(configuration, to: &output)
        dump(headers, to: &output)
        output += "\(headers) \(String(reflecting: headers)) \(configuration) \(String(reflecting: configuration))"
        #expect("\(headers)" == "headers Authorization, X-Scope")
        #expect(output.contains("X-Scope"))
        #expect(!output.contains("s3cret"))
    }
}
