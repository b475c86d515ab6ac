import Foundation
import Testing

@testable import TMDb

/// Requests of the search service.
@Suite
struct SearchServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("search-movie GET search/movie?query=C%2B%2B%20%26%20co&language=de-DE") {
            _ = try await $0.search.movies(query: "C++ & co")
        },
        ServiceCall(
            "search-movie GET search/movie?query=007&year=1962&primary_release_year=1963&include_adult=false&region=GB&page=2&language=fr"
        ) {
            _ = try await $0.search.movies(
                query: "007", year: 1962, primaryReleaseYear: 1963, includeAdult: false, region: "GB", page: 2,
                language: "fr")
        },
        ServiceCall(
            "search-tv GET search/tv?query=x&year=2008&first_air_date_year=2009&include_adult=true&page=2&language=fr"
        ) {
            _ = try await $0.search.tvSeries(
                query: "x", year: 2008, firstAirDateYear: 2009, includeAdult: true, page: 2, language: "fr")
        },
        ServiceCall("search-person GET search/person?query=x&include_adult=true&page=2&language=fr") {
            _ = try await $0.search.people(query: "x", includeAdult: true, page: 2, language: "fr")
        },
        ServiceCall("search-multi GET search/multi?query=x&include_adult=true&page=2&language=fr") {
            _ = try await $0.search.all(query: "x", includeAdult: true, page: 2, language: "fr")
        },
        ServiceCall("search-collection GET search/collection?query=x&include_adult=true&region=GB&page=2&language=fr") {
            _ = try await $0.search.collections(query: "x", includeAdult: true, region: "GB", page: 2, language: "fr")
        },
        ServiceCall("search-company GET search/company?query=x&page=2") {
            _ = try await $0.search.companies(query: "x", page: 2)
        },
        ServiceCall("search-keyword GET search/keyword?query=x&page=2") {
            _ = try await $0.search.keywords(query: "x", page: 2)
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test func `an empty query is rejected without a request`() async throws {
        let http = RecordingHTTPClient("{}")
        let search = try TMDbClient.test(http).search
        let failure = await error { () async throws(TMDbError) in try await search.movies(query: "") }
        #expect(failure?.kind == .invalidRequest(reason: "query is empty"))
        #expect(http.requests.isEmpty)
    }
}
