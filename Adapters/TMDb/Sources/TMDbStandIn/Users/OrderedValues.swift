/// Values by key, in the order in which they were added.
struct OrderedValues<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let number: Int
        var value: Value

        mutating func change<Result, Failure>(
            _ change: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try change(&value)
        }
    }

    private var entries: [Key: Entry] = [:]
    private var nextNumber = 0

    var count: Int { entries.count }

    subscript(key: Key) -> Value? { entries[key]?.value }

    /// The entries, oldest first.
    var inOrder: [(key: Key, value: Value)] {
        entries.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value.value) }
    }

    /// Adds a value at the end, or replaces the value of an existing key in place.
    /// - Returns: Whether the key is new.
    @discardableResult
    mutating func set(_ value: Value, for key: Key) -> Bool {
        if change(key, { $0 = value }) != nil { return false }
        entries[key] = Entry(number: nextNumber, value: value)
        nextNumber += 1
        return true
    }

    /// Applies a closure to the value of a key, in place.
    /// - Returns: The result of the closure, or `nil` if the key is unknown.
    @discardableResult
    mutating func change<Result, Failure>(
        _ key: Key, _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try entries[key]?.change(change)
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        entries.removeValue(forKey: key)?.value
    }
}
