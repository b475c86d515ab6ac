import CoreApplication

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
    fileprivate var queryValue: String {
        rawValue.reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
    }
}
