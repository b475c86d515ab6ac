/// A record of the flights that most recently completed with a response.
///
/// A caller that read the cache before such a flight completed reads the cache again, instead of sending a second
/// request. The record holds the last 1,024 completions. If more flights complete during one cache read, a redundant
/// request can be sent.
struct RecentCompletions<Key: Hashable & Sendable>: Sendable {

    private static var capacity: Int { 1024 }

    /// The sequence number of the latest completion.
    private(set) var last: UInt64 = 0
    private var numbers: [Key: UInt64] = [:]
    private var keys: [Key] = []

    mutating func record(_ key: Key) {
        let slot = Int(last % UInt64(Self.capacity))
        last += 1
        if slot < keys.count {
            // A later flight for the key may have completed since. Its number must stay.
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
