/// The keys that were read recently, so that a value that is read only once is not kept.
///
/// Two keys with the same place displace each other.
struct RecentKeys<Key: Hashable>: Sendable {

    /// The hashes of the keys, by place.
    private var hashes: [Int]

    /// Creates an empty list.
    ///
    /// - Parameter count: The maximum number of keys, a power of two. Only their hashes are kept.
    init(count: Int) {
        hashes = [Int](repeating: 0, count: count)
    }

    /// Notes the read of a key.
    ///
    /// - Returns: Whether the key was already noted.
    mutating func note(_ key: Key) -> Bool {
        let hash = key.hashValue
        let place = hash & (hashes.count - 1)
        defer { hashes[place] = hash }
        return hashes[place] == hash
    }
}
