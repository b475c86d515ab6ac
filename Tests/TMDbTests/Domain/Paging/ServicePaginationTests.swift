import Foundation
import Testing

@testable import TMDb

/// Paging: services.
@Suite
struct ServicePaginationTests {

    /// Returns a client that responds to every request with a page of one row, in a list of two pages.
    private static func http(answering row: String) -> RecordingHTTPClient {
        RecordingHTTPClient { request in
            let page = request.url.queryValue("page") ?? "0"
            let body = """
                {"id": 1, "name": "n", "page": \(page), "results": [\(row)], "total_pages": 2, "total_results": 2}
                """
            return TMDbHTTPResponse(status: 200, headers: [:], body: Data(body.utf8))
        }
    }

    @Test(arguments: PagedList.ofTitlesAndPeople + PagedList.ofFinding + PagedList.ofUsers)
    func `both pages of a list are requested and their items returned`(of list: PagedList) async throws {
        let http = Self.http(answering: list.row)
        let count = try await list.read(TMDbClient.test(http))
        #expect(count == (items: 2, pages: 2))
        #expect(http.requests.map { $0.url.queryValue("page") } == ["1", "2", "1", "2"])
        #expect(Set(http.requests.map(\.url.listRequest)) == [list.request])
    }

    @Test func `the sort order is sent with every page of a discover request`() async throws {
        let http = Self.http(answering: #"{"id": 1, "title": "t", "name": "n"}"#)
        let client = try TMDbClient.test(http)
        _ = try await client.discover.allMovies(sortedBy: .init(rawValue: "revenue.asc")).collected()
        #expect(http.requests.map { $0.url.queryValue("sort_by") } == ["revenue.asc", "revenue.asc"])
    }

    @Test func `a list that ignores the requested page ends after the first one`() async throws {
        let http = RecordingHTTPClient { _ in
            TMDbHTTPResponse(
                status: 200, headers: [:],
                body: Data(#"{"id": 5, "page": 0, "results": [], "total_pages": 3, "total_results": 50}"#.utf8))
        }
        let images = try TMDbClient.test(http).people.allTaggedImages(forPerson: 5)
        #expect(try await images.collected().isEmpty)
        #expect(http.requests.map(\.url.listRequest) == ["/3/person/5/tagged_images"])
    }

    @Test func `the titles of a version 3 list are decoded from the key items`() async throws {
        let http = RecordingHTTPClient { request in
            let page = request.url.queryValue("page") ?? "0"
            let body = """
                {"id": 7, "name": "n", "page": \(page), "items": [{"id": \(page), "title": "t", "media_type": "movie"}],
                "total_pages": 2}
                """
            return TMDbHTTPResponse(status: 200, headers: [:], body: Data(body.utf8))
        }
        let items = try TMDbClient.test(http).lists.allItems(inList: "7", language: "de")
        #expect(try await items.collected().count == 2)
        #expect(Set(http.requests.map(\.url.listRequest)) == ["/3/list/7?language=de"])
    }
}

extension URL {

    fileprivate func queryValue(_ name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// The path, and the query without page and credential, in alphabetical order.
    fileprivate var listRequest: String {
        let query = items.filter { $0.name != "page" && $0.name != "api_key" }.map { "\($0.name)=\($0.value ?? "")" }
        return query.isEmpty ? path() : "\(path())?\(query.sorted().joined(separator: "&"))"
    }

    private var items: [URLQueryItem] {
        URLComponents(url: self, resolvingAgainstBaseURL: false)?.queryItems ?? []
    }
}
