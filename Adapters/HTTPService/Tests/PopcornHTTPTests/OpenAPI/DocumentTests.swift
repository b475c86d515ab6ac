import Foundation
import HTTPTypes
import Testing

@testable import PopcornHTTP

@Suite(.timeLimit(.minutes(5))) struct DocumentTests {

    /// Values of parameters of paths and queries that the stand-in server has content for.
    private static let examples = [
        "/v1/movies": "ids=550,13", "/v1/tv-series": "ids=1396,456", "/v1/people": "ids=287",
        "/v1/movies/search": "query=fight", "/v1/tv-series/search": "query=simpsons", "/v1/people/search": "query=brad",
        "/v1/search": "query=fight", "/v1/companies/search": "query=fox", "/v1/keywords/search": "query=time",
        "/v1/collections/search": "query=star",
    ]

    /// Returns the path of a route with examples of its parameters.
    private static func path(of route: Route) -> String {
        let id = [
            "/v1/tv-series": "456", "/v1/people": "287", "/v1/collections": "10", "/v1/companies": "508",
            "/v1/networks": "19",
        ].first { route.path.hasPrefix($0.key) }?.value
        let values = [
            "id": id ?? "550", "seasonNumber": "1", "episodeNumber": "1", "kind": "movie", "owner": "alice",
            "source": "imdb", "externalID": "tt0137523", "group": "1de13ee933281f13b741e78a",
        ]
        let path = values.reduce(route.path) { $0.replacingOccurrences(of: "{\($1.key)}", with: $1.value) }
        return examples[route.path].map { "\(path)?\($0)" } ?? path
    }

    @Test func `the body of each route matches its schema`() async throws {
        let data = OpenAPIDocument.body
        try await withRoutes { client, popcorn, _ in
            let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let validator = SchemaValidator(document: document)
            let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
            _ = try await client.send("/v1/owners/alice/watchlist/movie/550", method: .put)
            _ = try await client.send("/v1/owners/alice/watchlist/tv/456", method: .put)
            var checkedCount = 0
            for route in Route.all where route.method == .get {
                guard case .json = route.content else { continue }
                let response = try await client.send(Self.path(of: route))
                let responses = paths[route.path]?["get"]?["responses"] as? [String: [String: Any]] ?? [:]
                #expect(responses[String(response.status)] != nil, "\(route.path): \(response.status)")
                guard response.status == 200 else {
                    #expect(response.object["type"] != nil, "\(route.path)")
                    continue
                }
                let content = responses["200"]?["content"] as? [String: [String: Any]]
                let schema = try #require(content?["application/json"]?["schema"] as? [String: Any])
                let value = try JSONSerialization.jsonObject(with: response.body)
                let violation = validator.violation(of: schema, in: value)
                #expect(violation == nil, "\(route.path): \(violation ?? "")")
                checkedCount += 1
            }
            // Four routes have no sample at the stand-in server.
            #expect(checkedCount >= 60)
        }
    }

    @Test func `operation identifiers and paths are unique`() {
        #expect(Set(Route.all.map(\.operationID)).count == Route.all.count)
        #expect(Set(Route.all.map { "\($0.method.rawValue) \($0.path)" }).count == Route.all.count)
    }

    @Test func `each parameter of a path is declared, and no other`() {
        for route in Route.all {
            let template = route.path.matches(of: /\{([A-Za-z]+)\}/).map { String($0.1) }
            #expect(Set(template) == Set(route.parameters.filter { $0.place == .path }.map(\.name)), "\(route.path)")
        }
    }
}
