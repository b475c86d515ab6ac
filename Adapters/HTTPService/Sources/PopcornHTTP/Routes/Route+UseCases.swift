import CoreApplication
import CoreDomain
import Foundation
import PopcornServices

/// A key path of a use case.
typealias UseCasePath<Request: Sendable, Value: Sendable> =
    any KeyPath<PopcornServices, FetchUseCase<Request, Value>> & Sendable

extension Route {

    /// Creates the route of a value whose JSON is an object, such as the images of a title.
    ///
    /// - Parameters:
    ///   - own: The parameters other than the locale.
    ///   - isShared: A closure that returns whether the response to a request contains no data of an owner.
    ///   - schema: A closure that returns the schema of the value. Default: the schema of its type.
    ///   - request: A closure that creates the request of the use case.
    static func item<Request: Sendable, Value: Codable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, own: [Parameter],
        isShared: @escaping @Sendable (Call) -> Bool = { _ in true },
        schema: @escaping @Sendable (SchemaCollector) -> Schema = { $0.schema(of: Value.self) },
        _ useCase: UseCasePath<Request, Value>, _ request: @escaping @Sendable (Call) throws(Problem) -> Request
    ) -> Route {
        Route(
            path, operationID, tag, summary, parameters: own + Parameter.locale, content: .json(schema)
        ) { call in
            let json = try await call.useCase(useCase).json(
                request(call), locale: call.locale, policy: call.policy)
            return .json(json, isShared: isShared(call))
        }
    }

    /// Creates the route of a title, which may contain the watchlist status of an owner.
    static func title<Value: Codable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String,
        _ useCase: UseCasePath<TitleRequest, Value>
    ) -> Route {
        item(
            path, operationID, tag, summary, own: [.id, .owner], isShared: { $0.query.text("owner") == nil }, useCase
        ) { call throws(Problem) in
            TitleRequest(id: try call.id, owner: try call.queriedOwner)
        }
    }

    /// Creates the route of the details of a title or person. The parameter `include` adds parts.
    ///
    /// - Parameters:
    ///   - own: The parameters other than the locale and `include`.
    ///   - hasOwner: Whether the details may contain the watchlist status of an owner. Default: `false`.
    ///   - id: A closure that returns the identifier in the path.
    static func details<ID: Sendable, Details, Parts>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, own: [Parameter] = [.id],
        hasOwner: Bool = false, _ useCase: UseCasePath<PartsRequest<ID, Parts>, DetailsWithParts<Details, Parts>>,
        _ id: @escaping @Sendable (Call) throws(Problem) -> ID
    ) -> Route {
        item(
            path, operationID, tag, summary, own: own + (hasOwner ? [.owner] : []) + [Parts.parameter],
            isShared: { !hasOwner || $0.query.text("owner") == nil },
            schema: { collector in
                collector.component(
                    "\(SchemaCollector.name(of: Details.self))WithParts", extending: Details.self,
                    by: Parts.members(collector))
            }, useCase
        ) { call throws(Problem) in
            PartsRequest(
                id: try id(call), parts: try Parts.included(in: call), owner: hasOwner ? try call.queriedOwner : nil)
        }
    }

    /// Creates the route of a value that is not a JSON object, such as a list, which becomes the member of an object.
    static func part<Request: Sendable, Value: Codable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, own: [Parameter] = [.id],
        as name: String, _ useCase: UseCasePath<Request, Value>,
        _ request: @escaping @Sendable (Call) throws(Problem) -> Request
    ) -> Route {
        Route(
            path, operationID, tag, summary, parameters: own + Parameter.locale,
            content: .json { collector in
                let (schema, isNullable) = collector.nullableSchema(of: Value.self)
                return .object([
                    .init(
                        name: name, schema: isNullable ? .nullable(schema) : schema, isRequired: true,
                        description: "The result.")
                ])
            }
        ) { call in
            let json = try await call.useCase(useCase).json(
                request(call), locale: call.locale, policy: call.policy)
            return .json(json.map { JSONBody.object(name, $0) }, isShared: true)
        }
    }

    /// Creates the route of a list, which returns one page.
    static func list<Query: Sendable, Item: Codable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, own: [Parameter] = [],
        hasOwner: Bool = true, _ useCase: UseCasePath<ListRequest<Query>, ContentPage<Item>>,
        _ query: @escaping @Sendable (Call) throws(Problem) -> Query
    ) -> Route {
        item(
            path, operationID, tag, summary, own: own + [.page] + (hasOwner ? [.owner] : []),
            isShared: { $0.query.text("owner") == nil }, useCase
        ) { call throws(Problem) in
            ListRequest(
                try query(call), page: try call.query.integer("page", in: 1...500) ?? 1, owner: try call.queriedOwner)
        }
    }

    /// Creates the route of several values by their identifiers.
    static func items<Value: Codable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String,
        fetch: @escaping @Sendable (Call, [Int]) async throws(PopcornError) -> [Result<Sourced<Value>, PopcornError>]
    ) -> Route {
        Route(
            path, operationID, tag, summary,
            parameters: [.ids] + Parameter.locale,
            content: .json { collector in
                let item = collector.component(
                    "\(SchemaCollector.name(of: Value.self))Result",
                    .object([
                        .init(name: "id", schema: .integer(), isRequired: true, description: "The TMDb identifier."),
                        .init(
                            name: "value", schema: collector.schema(of: Value.self), isRequired: false,
                            description: "The value, unless there is an error."),
                        .init(
                            name: "error", schema: collector.schema(of: PopcornError.self), isRequired: false,
                            description: "The error."),
                    ]))
                return .object([
                    .init(
                        name: "items", schema: .array(item), isRequired: true,
                        description: "The results, in the order of the identifiers.")
                ])
            }
        ) { call in
            _ = try call.query.required("ids")
            let all = try call.query.integers("ids")
            guard all.count <= Parameter.maximumIDCount else {
                throw Problem(
                    .invalidRequest, "The parameter 'ids' must have at most \(Parameter.maximumIDCount) identifiers")
            }
            var known: Set<Int> = []
            let ids = all.filter { known.insert($0).inserted }
            let results = try await fetch(call, ids)
            var source = CombinedSource()
            source.add(results.compactMap { try? $0.get() })
            let items = zip(ids, results).map { ItemResult(id: $0, result: $1.map(\.value)) }
            let isComplete = items.allSatisfy { $0.error == nil }
            let reply = Reply.json(
                source.sourced(try JSONBody.data(ItemResults(items: items)), now: call.now), isShared: true)
            // A failure may be over with the next request.
            return isComplete ? reply : Reply(body: reply.body)
        }
    }

    /// Creates the route that sends the changes of a value as server-sent events.
    static func updates<Request: Sendable, Value: Codable & Equatable & Sendable>(
        _ path: String, _ operationID: String, _ tag: Tag, _ summary: String, own: [Parameter],
        _ useCase: UseCasePath<Request, Value>, _ request: @escaping @Sendable (Call) throws(Problem) -> Request
    ) -> Route {
        Route(
            path, operationID, tag, summary, parameters: own + Parameter.locale,
            content: .events { $0.schema(of: Value.self) }
        ) { call in
            let useCase = call.useCase(useCase)
            let request = try request(call)
            // A missing title is a problem with a status, which an event cannot have.
            _ = try await useCase.sourced(request, locale: call.locale, policy: call.policy)
            return Reply(
                body: .events(EventStream(useCase.updates(request, locale: call.locale, policy: call.policy))))
        }
    }
}

/// The value or the error of one of several identifiers.
struct ItemResult<Value: Encodable & Sendable>: Encodable, Sendable {
    let id: Int
    let value: Value?
    let error: PopcornError?

    init(id: Int, result: Result<Value, PopcornError>) {
        self.id = id
        switch result {
        case .success(let value): (self.value, error) = (value, nil)
        case .failure(let failure): (value, error) = (nil, failure.forClients)
        }
    }
}

/// The values or the errors of several identifiers, in their order.
struct ItemResults<Value: Encodable & Sendable>: Encodable, Sendable {
    let items: [ItemResult<Value>]
}

/// The parameter `include`, which adds parts to the details of a title or person.
extension DetailsParts {

    /// The parameter that selects parts.
    static var parameter: Parameter {
        .list("include", "The parts to include.", of: .enumeration(Name.allCases.map(\.queryValue)))
    }

    /// Returns the names of the parts that a request includes.
    static func included(in call: Call) throws(Problem) -> Set<Name> {
        var names: Set<Name> = []
        for value in call.query.list("include") {
            guard let name = Name.allCases.first(where: { $0.queryValue == value }) else {
                let known = Name.allCases.map(\.queryValue).joined(separator: ", ")
                throw Problem(.invalidRequest, "The parameter 'include' must be a list of \(known)")
            }
            names.insert(name)
        }
        return names
    }

    /// Returns the members of the parts in JSON.
    static func members(_ collector: SchemaCollector) -> [Schema.Member] {
        let values = Dictionary(uniqueKeysWithValues: Name.allCases.map { ($0.rawValue, $0.queryValue) })
        return collector.members(of: Self.self).map { member in
            .init(
                name: member.name, schema: member.schema, isRequired: false,
                description: "The part `\(values[member.name] ?? member.name)`, if it is included.")
        }
    }
}

extension RawRepresentable<String> {
    /// The name of a part in the parameter `include`, such as `watch-offers` for `watchOffers`.
    var queryValue: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}
