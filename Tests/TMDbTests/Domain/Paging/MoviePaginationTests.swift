import Foundation
import Testing

@testable import TMDb

@Suite("Paging: movies")
struct MoviePaginationTests {

    /// Answers every request with a page of one item, of a list of two pages.
    private static func client(answering item: String) -> RecordingHTTPClient {
        RecordingHTTPClient { request in
            let page = request.url.query()?.contains("page=2") == true ? 2 : 1
            let body = #"{"page": \#(page), "results": [\#(item)], "total_pages": 2, "total_results": 2}"#
            return HTTPResponse(status: 200, headers: [:], body: Data(body.utf8))
        }
    }

    @Test("the requests of a list, and its items")
    func recommendations() async throws {
        let http = Self.client(answering: #"{"id": 807, "title": "Se7en"}"#)
        let movies = try TMDbClient.test(http).movies
        let all = try await movies.allRecommendations(forMovie: 550, language: "de").collected()
        #expect(all == [MovieListItem(id: 807, title: "Se7en"), MovieListItem(id: 807, title: "Se7en")])
        let base = "https://api.themoviedb.org/3/movie/550/recommendations?language=de"
        #expect(
            http.requests.map(\.url.absoluteString) == ["\(base)&page=1&api_key=k3y", "\(base)&page=2&api_key=k3y"])
    }
}
