/// Values by key in the order in which they were added, at most a number of them: the oldest is forgotten first.
struct Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry: Sendable {
        let number: Int
        var value: Value

        mutating func change<Result, Failure>(
            _ change: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try change(&value)
        }
    }

    let limit: Int
    private var entries: [Key: Entry] = [:]
    private var keysByNumber: [Int: Key] = [:]
    private var nextNumber = 0
    /// No entry has a smaller number.
    private var oldestNumber = 0

    /// - Parameter limit: By default the most that TMDb's pages can show: 500 pages of 20.
    init(limit: Int = 10_000) { self.limit = limit }

    var count: Int { entries.count }

    subscript(key: Key) -> Value? { entries[key]?.value }

    /// The oldest first.
    var inOrder: [(key: Key, value: Value)] {
        entries.sorted { $0.value.number < $1.value.number }.map { ($0.key, $0.value.value) }
    }

    /// Adds a value at the end, or replaces the one of this key in its place.
    /// - Returns: Whether the key is new.
    @discardableResult
    mutating func set(_ value: Value, for key: Key) -> Bool {
        if change(key, { $0 = value }) != nil { return false }
        entries[key] = Entry(number: nextNumber, value: value)
        keysByNumber[nextNumber] = key
        nextNumber += 1
        while entries.count > limit { forgetOldest() }
        return true
    }

    /// Changes a value where it stands.
    /// - Returns: What the change returns; nil if there is no such key.
    @discardableResult
    mutating func change<Result, Failure>(
        _ key: Key, _ change: (inout Value) throws(Failure) -> Result
    ) throws(Failure) -> Result? {
        try entries[key]?.change(change)
    }

    @discardableResult
    mutating func remove(_ key: Key) -> Value? {
        guard let entry = entries.removeValue(forKey: key) else { return nil }
        keysByNumber[entry.number] = nil
        return entry.value
    }

    private mutating func forgetOldest() {
        while oldestNumber < nextNumber {
            defer { oldestNumber += 1 }
            if let key = keysByNumber[oldestNumber] {
                remove(key)
                return
            }
        }
    }
}
