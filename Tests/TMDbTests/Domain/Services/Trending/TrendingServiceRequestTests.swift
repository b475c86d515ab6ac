import Foundation
import Testing

@testable import TMDb

/// Requests of the trending service.
@Suite
struct TrendingServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("trending-all GET trending/all/day?language=de-DE") { _ = try await $0.trending.all() },
        ServiceCall("trending-all GET trending/all/week?page=2&language=fr") {
            _ = try await $0.trending.all(in: .week, page: 2, language: "fr")
        },
        ServiceCall("trending-movies GET trending/movie/week?page=2&language=fr") {
            _ = try await $0.trending.movies(in: .week, page: 2, language: "fr")
        },
        ServiceCall("trending-tv GET trending/tv/week?page=2&language=fr") {
            _ = try await $0.trending.tvSeries(in: .week, page: 2, language: "fr")
        },
        ServiceCall("trending-people GET trending/person/week?page=2&language=fr") {
            _ = try await $0.trending.people(in: .week, page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
