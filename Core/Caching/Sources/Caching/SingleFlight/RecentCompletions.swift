/// Which flights landed with an answer of late, so that a caller that looked into the cache before one landed looks again
/// in place of asking TMDb a second time.
///
/// It remembers the last 1,024. A caller whose look takes longer than those makes a request too many, no more.
struct RecentCompletions<Key: Hashable & Sendable>: Sendable {

    private static var capacity: Int { 1024 }

    /// The number of the last landing.
    private(set) var last: UInt64 = 0
    private var numbers: [Key: UInt64] = [:]
    private var keys: [Key] = []

    mutating func note(_ key: Key) {
        let slot = Int(last % UInt64(Self.capacity))
        last += 1
        if slot < keys.count {
            // The key may have landed again since.
            if numbers[keys[slot]] == last - UInt64(Self.capacity) { numbers[keys[slot]] = nil }
            keys[slot] = key
        } else {
            keys.append(key)
        }
        numbers[key] = last
    }

    func hasCompleted(_ key: Key, since completion: UInt64) -> Bool {
        numbers[key].map { $0 > completion } ?? false
    }
}
