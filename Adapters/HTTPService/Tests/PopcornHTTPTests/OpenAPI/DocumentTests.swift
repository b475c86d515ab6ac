import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import PopcornServices
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite(.timeLimit(.minutes(5))) struct DocumentTests {

    /// Returns the path of a route with the examples of its required parameters.
    fileprivate static func path(of route: Route) -> String {
        var path = route.path
        var query: [String] = []
        for parameter in route.parameters where parameter.isRequired || parameter.name == "ids" {
            guard let example = ParameterExamples.example(of: parameter, in: route)?.text,
                let value = example.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed)
            else { continue }
            switch parameter.place {
            case .path: path = path.replacingOccurrences(of: "{\(parameter.name)}", with: value)
            case .query: query.append("\(parameter.name)=\(value)")
            }
        }
        return query.isEmpty ? path : "\(path)?\(query.joined(separator: "&"))"
    }

    /// Whether the files are written instead of checked.
    private static let isUpdate = ProcessInfo.processInfo.environment["POPCORN_UPDATE_DOCS"] == "1"

    /// The routes whose examples have no response in the sample data.
    private static let withoutSample: Set = [
        "/v1/episode-groups/{group}", "/v1/companies/{id}", "/v1/networks/{id}",
    ]

    @Test func `the body of each route matches its schema, and its example`() async throws {
        let data = OpenAPIDocument.body
        let clock = WallClock({ Date(timeIntervalSince1970: 1_796_083_200) })
        try await withRoutes(clock: clock) { client, popcorn, _ in
            let document = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
            let validator = SchemaValidator(document: document)
            let paths = try #require(document["paths"] as? [String: [String: [String: Any]]])
            _ = try await client.send("/v1/owners/alice/watchlist/movie/550", method: .put)
            _ = try await client.send("/v1/owners/alice/watchlist/tv/456", method: .put)
            _ = try await client.send("/v1/owners/alice/calendar-subscription", method: .put)
            _ = try await popcorn.titleIndex.update()
            var checkedCount = 0
            var examples: [String: JSONValue] = [:]
            for route in Route.all where route.method == .get {
                guard case .json = route.content else { continue }
                let response = try await client.send(Self.path(of: route))
                let responses = paths[route.path]?["get"]?["responses"] as? [String: [String: Any]] ?? [:]
                #expect(responses[String(response.status)] != nil, "\(route.path): \(response.status)")
                guard response.status == 200 else {
                    #expect(Self.withoutSample.contains(route.path))
                    #expect(response.object["type"] != nil, "\(route.path)")
                    continue
                }
                let content = responses["200"]?["content"] as? [String: [String: Any]]
                let schema = try #require(content?["application/json"]?["schema"] as? [String: Any])
                let value = try JSONSerialization.jsonObject(with: response.body)
                let violation = validator.violation(of: schema, in: value)
                #expect(violation == nil, "\(route.path): \(violation ?? "")")
                checkedCount += 1
                // The statistics of the cache depend on the machine.
                if route.tag != .service {
                    let example = try JSONDecoder().decode(JSONValue.self, from: response.body)
                    examples[route.operationID] = example.shortened
                    #expect(Self.isUpdate || content?["application/json"]?["example"] != nil, "\(route.path)")
                }
            }
            #expect(checkedCount >= 60)
            if Self.isUpdate {
                try Self.write(examples, to: "examples.json")
            } else {
                #expect(Set(ResponseExamples.all.keys) == Set(examples.keys))
                for (operation, example) in ResponseExamples.all {
                    #expect(examples[operation] == example, "\(operation): run make samples")
                }
            }
        }
    }

    /// Writes values to a file of the module, one in each line.
    private static func write(_ values: [String: some Encodable], to name: String) throws {
        let lines = try values.sorted { $0.key < $1.key }.map { key, value in
            "\"\(key)\": \(String(decoding: try PopcornJSON.data(value), as: UTF8.self))"
        }
        let file = URL(filePath: #filePath).appending(path: "../../../../Sources/PopcornHTTP/OpenAPI/\(name)")
        try Data("{\n\(lines.joined(separator: ",\n"))\n}\n".utf8).write(to: file.standardizedFileURL)
    }

    @Test func `the descriptions of properties are their documentation comments`() throws {
        let document = try #require(try JSONSerialization.jsonObject(with: OpenAPIDocument.body) as? [String: Any])
        let components = try #require(document["components"] as? [String: [String: [String: Any]]])
        let schemas = try #require(components["schemas"])
        let sources = URL(filePath: #filePath).appending(path: "../../../../../..").standardizedFileURL
        var comments = try DocComments(folder: sources).texts
        // The JSON of an image has the members of its URLs.
        let urls = try #require(comments["ImageURLSet"])
        comments["ImageDetails"]?.merge(urls) { own, _ in own }
        var expected: [String: [String: String]] = [:]
        for (name, schema) in schemas {
            let type = PropertyDescriptions.type(ofComponent: name)
            let properties = (schema["properties"] as? [String: [String: Any]] ?? [:])
            let own = (comments[type] ?? [:]).filter { $0.key.isEmpty || properties[$0.key] != nil }
            if !own.isEmpty { expected[type, default: [:]].merge(own) { $1 } }
            for (property, value) in properties where own[property] == nil {
                #expect(value["description"] != nil, "\(name).\(property)")
            }
        }
        if Self.isUpdate {
            try Self.write(expected, to: "descriptions.json")
        } else {
            #expect(PropertyDescriptions.all == expected, "run make samples")
        }
    }

    @Test func `each required parameter has an example`() {
        for route in Route.all {
            for parameter in route.parameters where parameter.isRequired {
                #expect(
                    ParameterExamples.example(of: parameter, in: route) != nil, "\(route.path) \(parameter.name)")
            }
        }
    }

    @Test func `docs/http.md lists all routes`() throws {
        let page = URL(filePath: #filePath).appending(path: "../../../../../../docs/http.md").standardizedFileURL
        let text = try String(contentsOf: page, encoding: .utf8)
        let start = try #require(text.range(of: "### \(Route.Tag.movies.rawValue)\n")?.lowerBound)
        if Self.isUpdate {
            try (text[..<start] + RouteList.text).write(to: page, atomically: true, encoding: .utf8)
        } else {
            #expect(text[start...] == RouteList.text, "run make samples")
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

/// The list of all routes in docs/http.md, with a command for each.
private enum RouteList {

    private static let server = "http://127.0.0.1:8080"

    /// The queries of examples with parameters that are not required.
    private static let queries = [
        "discoverMovies": "?genres=18&fromYear=1990&toYear=1999&order=rating", "deleteSearch": "?kind=movie",
    ]

    /// The command for a path that contains a secret.
    private static let subscription =
        #"curl "\#(server)$(curl -s -X PUT \#(server)/v1/owners/alice/calendar-subscription \| jq -r .path)""#

    static let text = Route.Tag.allCases.map { tag in
        let rows = Route.all.filter { $0.tag == tag }.map { route in
            "| `\(route.method.rawValue) \(route.path)` | \(route.summary) | `\(command(route))` |"
        }
        return "### \(tag.rawValue)\n\n| route | result | example |\n|---|---|---|\n\(rows.joined(separator: "\n"))\n"
    }.joined(separator: "\n")

    private static func command(_ route: Route) -> String {
        guard !route.path.contains("{secret}") else { return subscription }
        let path = DocumentTests.path(of: route) + (queries[route.operationID] ?? "")
        let url = path.contains("?") ? "'\(server)\(path)'" : server + path
        switch route.body {
        case let body? where body.mediaType == "application/json":
            let encoder = JSONEncoder()
            encoder.outputFormatting = .sortedKeys
            let example = (try? encoder.encode(body.example)).map { String(decoding: $0, as: UTF8.self) } ?? ""
            return "curl \(url) --json '\(example)'"
        case let body?: return "curl \(url) -H 'Content-Type: \(body.mediaType)' --data-binary @library.jsonl"
        case nil where route.content.isStream: return "curl -N \(url)"
        case nil: return route.method == .get ? "curl \(url)" : "curl -X \(route.method.rawValue) \(url)"
        }
    }
}

extension JSONValue {
    /// The value with at most one element of each array.
    fileprivate var shortened: JSONValue {
        switch self {
        case .array(let elements): .array(elements.prefix(1).map(\.shortened))
        case .object(let members): .object(members.mapValues(\.shortened))
        default: self
        }
    }

    /// The value in a path or a query.
    fileprivate var text: String {
        switch self {
        case .string(let text): text
        case .array(let values): values.map(\.text).joined(separator: ",")
        case .integer(let value): String(value)
        case .number(let value): String(value)
        case .bool(let value): String(value)
        case .object, .null: ""
        }
    }
}
