/// Values that a filter asks for, and how many of them must apply.
public enum DiscoverValues<Value: Hashable & Sendable>: Hashable, Sendable {

    /// All of them.
    case all([Value])

    /// One or more of them.
    case any([Value])
}

extension DiscoverValues: ExpressibleByArrayLiteral {

    /// All of them.
    public init(arrayLiteral values: Value...) {
        self = .all(values)
    }
}

extension DiscoverValues {

    /// The values as TMDb wants them, a comma for "and" and a bar for "or"; `nil` if there are none.
    fileprivate func text(_ text: (Value) -> String) -> String? {
        let (values, separator) =
            switch self {
            case .all(let values): (values, ",")
            case .any(let values): (values, "|")
            }
        return values.isEmpty ? nil : values.map(text).joined(separator: separator)
    }
}

extension QueryItem {

    /// Numbers or texts, all or any of which must apply.
    static func values<Value: CustomStringConvertible>(
        _ name: StaticString, _ values: DiscoverValues<Value>?
    ) -> QueryItem {
        item(name, values?.text(\.description))
    }

    /// Members of an open vocabulary, all or any of which must apply.
    static func values<Value: RawRepresentable>(
        _ name: StaticString, _ values: DiscoverValues<Value>?
    ) -> QueryItem where Value.RawValue: CustomStringConvertible {
        item(name, values?.text(\.rawValue.description))
    }
}
