import CoreApplication
import CoreDomain
import Foundation
import PopcornServices

/// A part of an item that the parameter `include` adds to its JSON, such as the credits of a movie.
struct IncludedPart: Sendable {

    /// The value in the parameter, such as `watch-offers`.
    let key: String
    /// The name of the member, such as `watchOffers`.
    let name: String
    let schema: @Sendable (SchemaCollector) -> Schema
    private let fetch: @Sendable (Call) async throws -> Sourced<Data>

    init<Request: Sendable, Value: Codable & Sendable>(
        _ key: String, as name: String, _ useCase: UseCasePath<Request, Value>,
        _ request: @escaping @Sendable (Call) throws(Problem) -> Request
    ) {
        self.key = key
        self.name = name
        schema = { collector in
            let (schema, isNullable) = collector.nullableSchema(of: Value.self)
            return isNullable ? .nullable(schema) : schema
        }
        fetch = { call in
            try await call.useCase(useCase).json(request(call), locale: call.locale, policy: call.policy)
        }
    }

    /// Creates a part of an item with a TMDb identifier.
    init<Value: Codable & Sendable>(_ key: String, as name: String, _ useCase: UseCasePath<Int, Value>) {
        self.init(key, as: name, useCase) { call throws(Problem) in try call.id }
    }

    /// Returns the parameter that selects parts.
    static func parameter(_ parts: [IncludedPart]) -> Parameter {
        .list("include", "The parts to include.", of: .enumeration(parts.map(\.key)))
    }

    /// Returns the requested parts, each once.
    static func requested(_ parts: [IncludedPart], in call: Call) throws(Problem) -> [IncludedPart] {
        let keys = call.query.list("include")
        for key in keys where !parts.contains(where: { $0.key == key }) {
            let known = parts.map(\.key).joined(separator: ", ")
            throw Problem(.invalidRequest, "The parameter 'include' must be a list of \(known)")
        }
        return parts.filter { keys.contains($0.key) }
    }

    /// Returns the JSON of an item with parts. It is as fresh as the oldest part.
    static func add(_ parts: [IncludedPart], to item: Sourced<Data>, _ call: Call) async throws -> Sourced<Data> {
        guard !parts.isEmpty else { return item }
        // The first read cached all parts of the item, so that the others are read from the cache one after the other.
        var members: [(name: String, json: Data)] = []
        var source = CombinedSource()
        source.add([item])
        for part in parts {
            let json = try await part.fetch(call)
            source.add([json])
            members.append((part.name, json.value))
        }
        return source.sourced(JSONBody.object(item.value, adding: members), now: call.now)
    }
}
