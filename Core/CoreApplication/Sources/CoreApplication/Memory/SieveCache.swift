/// A cache that is bounded by bytes and evicts with the SIEVE policy.
///
/// A hit only marks its value. To make room, a hand moves from older to newer values: it clears the mark of a marked
/// value, and evicts an unmarked one. A scan over many values that are read once therefore evicts its own values before
/// those that are read repeatedly. <https://www.usenix.org/conference/nsdi24/presentation/zhang-yazhuo>
struct SieveCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {

    private struct Node: Sendable {
        let key: Key
        var value: Value
        var byteCount: Int
        var isMarked = false
        var newer: Int?
        var older: Int?
    }

    private let byteLimit: Int
    private var nodes: [Node?] = []
    private var free: [Int] = []
    private var positions: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?
    private var hand: Int?
    /// The total size of the values, in bytes.
    private(set) var byteCount = 0

    /// The maximum size of a value, in bytes. A larger value is not inserted.
    var maximumByteCount: Int { byteLimit / 8 }

    /// The number of values.
    var count: Int { positions.count }

    /// Creates a cache.
    ///
    /// - Parameter byteLimit: The maximum total size of the values, in bytes.
    init(byteLimit: Int) {
        self.byteLimit = byteLimit
    }

    /// Returns the value of a key and marks it as used; `nil` if there is none.
    mutating func value(_ key: Key) -> Value? {
        guard let position = positions[key] else { return nil }
        nodes[position]?.isMarked = true
        return nodes[position]?.value
    }

    /// Inserts a value, or replaces the value of its key. Evicts other values to make room.
    ///
    /// - Parameter byteCount: The size of the value, in bytes.
    /// - Returns: The number of evicted values.
    mutating func insert(_ value: Value, for key: Key, byteCount: Int) -> Int {
        guard byteCount <= maximumByteCount else {
            remove(key)
            return 0
        }
        if let position = positions[key] {
            self.byteCount += byteCount - (nodes[position]?.byteCount ?? 0)
            nodes[position]?.value = value
            nodes[position]?.byteCount = byteCount
        } else {
            self.byteCount += byteCount
            append(Node(key: key, value: value, byteCount: byteCount))
        }
        return evict()
    }

    /// Changes the size of a key's value. Evicts other values to make room.
    ///
    /// - Returns: The number of evicted values.
    mutating func resize(_ key: Key, by difference: Int) -> Int {
        guard let position = positions[key], let node = nodes[position] else { return 0 }
        return insert(node.value, for: key, byteCount: node.byteCount + difference)
    }

    /// Updates the value of a key, if there is one, to another of the same size.
    mutating func update(_ key: Key, _ update: (inout Value) -> Void) {
        guard let position = positions[key], var node = nodes[position] else { return }
        update(&node.value)
        nodes[position] = node
    }

    /// Removes the value of a key.
    mutating func remove(_ key: Key) {
        if let position = positions[key] { remove(at: position) }
    }

    private mutating func append(_ node: Node) {
        var node = node
        node.older = newest
        let position = free.popLast() ?? nodes.count
        if position == nodes.count { nodes.append(nil) }
        if let newest { nodes[newest]?.newer = position }
        positions[node.key] = position
        nodes[position] = node
        newest = position
        oldest = oldest ?? position
    }

    private mutating func evict() -> Int {
        var count = 0
        while byteCount > byteLimit, let position = hand ?? oldest, let node = nodes[position] {
            hand = node.newer
            if node.isMarked {
                nodes[position]?.isMarked = false
            } else {
                remove(at: position)
                count += 1
            }
        }
        return count
    }

    private mutating func remove(at position: Int) {
        guard let node = nodes[position] else { return }
        if let newer = node.newer { nodes[newer]?.older = node.older } else { newest = node.older }
        if let older = node.older { nodes[older]?.newer = node.newer } else { oldest = node.newer }
        if hand == position { hand = node.newer }
        positions[node.key] = nil
        nodes[position] = nil
        free.append(position)
        byteCount -= node.byteCount
    }
}
