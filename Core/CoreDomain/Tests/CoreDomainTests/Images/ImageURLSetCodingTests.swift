import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct ImageURLSetCodingTests {

    private let configuration = ImagesConfiguration.mock()

    @Test(arguments: [
        "/a.jpg", "/a%20b.jpg", "/a%2Fb.jpg", "/a%25.jpg", "/größe.jpg", "a.jpg", "/a/b.svg", "/a.jpg?x=1",
    ])
    func `URL sets survive coding`(path: String) throws {
        let path = try #require(URL(string: path))
        for set in [
            configuration.posterURLSet(for: path), configuration.backdropURLSet(for: path),
            configuration.logoURLSet(for: path), configuration.profileURLSet(for: path),
            configuration.stillURLSet(for: path),
        ] {
            let set = try #require(set)
            for copy in try codingRoundTrips(of: set) {
                #expect(copy == set)
                #expect(copy.path == set.path)
                #expect(copy.thumbnail == set.thumbnail)
                #expect(copy.card == set.card)
                #expect(copy.detail == set.detail)
                #expect(copy.full == set.full)
                #expect(copy.hashValue == set.hashValue)
            }
        }
    }

    @Test func `URL sets of other servers survive coding`() throws {
        let base = try #require(URL(string: "http://localhost:8080/images?token=1"))
        for base in [base, URL(filePath: "/images/", directoryHint: .isDirectory)] {
            let set = try #require(ImagesConfiguration.mock(baseURL: base).posterURLSet(for: URL(string: "/a.jpg")))
            let again = try codingRoundTrips(of: set)
            #expect(again.map(\.card) == [set.card, set.card])
            #expect(again.map(\.full) == [set.full, set.full])
        }
    }

    @Test func `the decoding error names the URL of another image`() throws {
        let json = Data(
            #"{"path": "/a.jpg", "thumbnail": "https://h/s/a.jpg", "card": "https://h/m/b.jpg", "#
                .appending(#""detail": "https://h/l/a.jpg", "full": "https://h/o/a.jpg"}"#).utf8)
        let error = #expect(throws: DecodingError.self) { try JSONDecoder().decode(ImageURLSet.self, from: json) }
        guard case .dataCorrupted(let context) = error else {
            Issue.record("\(String(describing: error)) is not dataCorrupted")
            return
        }
        #expect(context.codingPath.map(\.stringValue) == ["card"])
        #expect(context.debugDescription == "'https://h/m/b.jpg' is not a URL of the image '/a.jpg'")
    }

    @Test func `a missing URL is a decoding error`() {
        let json = Data(#"{"path": "/a.jpg", "full": "https://h/o/a.jpg"}"#.utf8)
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(ImageURLSet.self, from: json) }
    }
}
