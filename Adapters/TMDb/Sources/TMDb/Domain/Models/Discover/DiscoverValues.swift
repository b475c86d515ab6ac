/// The values of a filter, combined with "and" or "or".
public enum DiscoverValues<Value: Hashable & Sendable>: Hashable, Sendable {

    /// All values must match.
    case all([Value])

    /// At least one value must match.
    case any([Value])
}

extension DiscoverValues: ExpressibleByArrayLiteral {

    /// Creates values that must all match.
    public init(arrayLiteral values: Value...) {
        self = .all(values)
    }
}

extension DiscoverValues {

    /// Returns the values in TMDb's syntax, with a comma for "and" and a vertical bar for "or"; `nil` if the values are
    /// empty.
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

    /// Returns a query item with the numbers or strings of a filter.
    static func values<Value: CustomStringConvertible>(
        _ name: StaticString, _ values: DiscoverValues<Value>?
    ) -> QueryItem {
        item(name, values?.text(\.description))
    }

    /// Returns a query item with the raw values of a filter.
    static func values<Value: RawRepresentable>(
        _ name: StaticString, _ values: DiscoverValues<Value>?
    ) -> QueryItem where Value.RawValue: CustomStringConvertible {
        item(name, values?.text(\.rawValue.description))
    }
}
