/// Returns the names of the properties of a value that are `nil`.
package func unsetProperties(of value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.filter { unwrapped($0.value) == nil }.compactMap(\.label))
}

/// Returns the names of all properties of a value.
package func propertyNames(of value: Any) -> Set<String> {
    Set(Mirror(reflecting: value).children.compactMap(\.label))
}

/// Returns the paths of the properties that differ between two values. The values may have different types. Properties
/// with the same name are compared. Structures, also in arrays, are compared property by property.
///
/// - Parameters:
///   - value: The value whose properties are compared.
///   - other: The value that must have each of these properties. Its other properties are ignored.
///   - exceptions: The names of properties that are not compared, at any depth. Default: none.
package func unequalProperties(of value: Any, to other: Any, except exceptions: Set<String> = []) -> [String] {
    let others = Dictionary(
        Mirror(reflecting: other).children.map { ($0.label ?? "", $0.value) }, uniquingKeysWith: { first, _ in first })
    return Mirror(reflecting: value).children.flatMap { child -> [String] in
        guard let name = child.label, !exceptions.contains(name) else { return [] }
        guard let counterpart = others[name] else { return [name] }
        return differences(between: child.value, and: counterpart, except: exceptions)
            .map { $0.isEmpty ? name : "\(name).\($0)" }
    }
}

/// Returns the paths of the differences between two values. The path of the values themselves is empty.
private func differences(between value: Any, and other: Any, except exceptions: Set<String>) -> [String] {
    guard let value = unwrapped(value), let other = unwrapped(other) else {
        return unwrapped(value) == nil && unwrapped(other) == nil ? [] : [""]
    }
    if let value = value as? AnyHashable, let other = other as? AnyHashable, value == other { return [] }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .collection:
        let (own, others) = (elements(of: value), elements(of: other))
        guard own.count == others.count else { return [""] }
        return zip(own, others).flatMap { differences(between: $0, and: $1, except: exceptions) }
    case .struct where !mirror.children.isEmpty:
        return unequalProperties(of: value, to: other, except: exceptions)
    default: return [""]
    }
}

/// Returns the elements of an array or another collection, or an empty array for any other value.
private func elements(of value: Any) -> [Any] {
    func elements(_ collection: some Collection) -> [Any] { collection.map { $0 } }
    return (value as? any Collection).map { elements($0) } ?? []
}

/// Returns the value of an optional, or any other value itself.
private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
}
