import Foundation
import TMDb
import TMDbStandIn
import TMDbTesting
import Testing

@testable import TMDbConformance

/// The mutations of a sample of each operation's response.
@Suite struct MutationTests {

    private static let appendable: [String: [String]] = [
        "movie-details": MovieAppendOption.names, "tv-series-details": TVSeriesAppendOption.names + ["season/1"],
        "tv-season-details": TVSeasonAppendOption.names, "tv-episode-details": TVEpisodeAppendOption.names,
        "person-details": PersonAppendOption.names, "collection-details": CollectionAppendOption.names,
        "company-details": CompanyAppendOption.names, "network-details": NetworkAppendOption.names,
    ]

    /// The number of replacements of each member, so that the test takes a minute. All: 9.
    private let limit = ProcessInfo.processInfo.environment["POPCORN_MUTATIONS"].flatMap(Int.init) ?? 1

    /// Returns samples of the responses of an operation: of the operation alone, and with each appended resource.
    private func samples(of route: Route) async throws -> [Recording] {
        let operation = route.operation
        let request = Recording(
            method: operation.method, path: Examples.path(of: operation), query: Examples.query(of: operation), body: []
        )
        let (_, path) = try #require(Route.match(request))
        let resources = Self.appendable[operation.id] ?? []
        var samples: [Recording] = []
        for resource in [nil] + resources.map(Optional.some) {
            let query = resource.map { "append_to_response=\($0)" } ?? request.query
            let values = RecordedValues(
                path: path, query: Recording(method: "GET", path: "", query: query, body: []).decodedQuery)
            let model = try await route.call(TMDbMock(unanswered: .sample(seed: 1)).client, values)
            var body = try JSONTree.value(of: JSONEncoder().encode(model))
            // A sample has all resources. The members of the operation alone are checked without them.
            if let object = body as? [String: Any] {
                body = object.filter { key, _ in
                    resource.map { key == $0 || key == "id" || key == "name" } ?? !resources.contains(key)
                }
            }
            samples.append(
                Recording(
                    method: request.method, path: request.path, query: query,
                    body: [UInt8](try JSONTree.data(of: body))))
        }
        return samples
    }

    @Test func `one wrong value costs only that value`() async throws {
        var mutations = Mutations()
        for route in Route.all {
            for sample in try await samples(of: route) { try await mutations.check(sample, limit: limit) }
        }
        #expect(mutations.failures == [])
        #expect(mutations.count > 2_000 * limit)
    }
}
