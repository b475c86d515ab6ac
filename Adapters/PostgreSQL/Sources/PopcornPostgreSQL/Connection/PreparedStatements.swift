#if PostgreSQL

/// The names of the statements that a connection has prepared. The least recently used name is replaced first.
struct PreparedStatements {

    private struct Entry {
        let name: String
        var lastUse: UInt64
    }

    private let limit: Int
    private var entries: [String: Entry] = [:]
    private var useCount: UInt64 = 0

    init(limit: Int) {
        self.limit = max(limit, 1)
    }

    /// Returns the name of the statement of some SQL, or `nil` if it is not prepared.
    mutating func use(_ sql: String) -> String? {
        useCount += 1
        entries[sql]?.lastUse = useCount
        return entries[sql]?.name
    }

    /// Adds a statement under a new name.
    ///
    /// - Returns: The name, and the name of the statement to deallocate, if there is one.
    mutating func add(_ sql: String) -> (name: String, replaced: String?) {
        var replaced: String?
        if entries.count >= limit, let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse }) {
            entries[oldest.key] = nil
            replaced = oldest.value.name
        }
        useCount += 1
        let name = "popcorn_\(useCount)"
        entries[sql] = Entry(name: name, lastUse: useCount)
        return (name, replaced)
    }

    /// Removes the statement of some SQL, because the server does not have it.
    mutating func remove(_ sql: String) {
        entries[sql] = nil
    }

    mutating func removeAll() {
        entries = [:]
    }
}
#endif
