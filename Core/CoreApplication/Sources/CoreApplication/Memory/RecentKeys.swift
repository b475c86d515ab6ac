/// The keys that were read recently, so that a value that is read only once is not kept.
///
/// Two keys with the same place displace each other.
struct RecentKeys<Key: Hashable>: Sendable {

    /// The maximum number of keys, of which only hashes are kept.
    private static var placeCount: Int { 4096 }

    private var hashes = [Int](repeating: 0, count: placeCount)

    /// Notes the read of a key.
    ///
    /// - Returns: Whether the key was already noted.
    mutating func note(_ key: Key) -> Bool {
        let hash = key.hashValue
        let place = hash & (Self.placeCount - 1)
        defer { hashes[place] = hash }
        return hashes[place] == hash
    }
}
