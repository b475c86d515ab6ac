/// A cache that is bounded by bytes and evicts with the SIEVE policy.
///
/// A hit only marks its value. To make room, a hand moves from older to newer values: it clears the mark of a marked
/// value, and evicts an unmarked one. A scan over many values that are read once therefore evicts its own values before
/// values that are read repeatedly. <https://www.usenix.org/conference/nsdi24/presentation/zhang-yazhuo>
struct SieveCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {

    private struct Node: Sendable {
        let key: Key
        var value: Value
        var byteCount: Int
        var isMarked = false
        var newer: Int?
        var older: Int?
    }

    /// The values that a change has removed.
    ///
    /// They are deallocated with this object. Release it outside of locks.
    struct Removal: Sendable {
        /// The former value of the changed key.
        fileprivate(set) var replaced: Value?
        /// The values that made room.
        fileprivate(set) var evicted: [Value] = []
    }

    private let byteLimit: Int
    private let maximumByteCount: Int
    private var nodes: [Node?] = []
    private var free: [Int] = []
    private var positions: [Key: Int] = [:]
    private var newest: Int?
    private var oldest: Int?
    private var hand: Int?
    /// The total size of the values, in bytes.
    private(set) var byteCount = 0

    /// The number of values.
    var count: Int { positions.count }

    /// Creates a cache.
    ///
    /// - Parameters:
    ///   - byteLimit: The maximum total size of the values, in bytes.
    ///   - maximumByteCount: The maximum size of a value, in bytes. A larger value is not inserted.
    init(byteLimit: Int, maximumByteCount: Int) {
        self.byteLimit = byteLimit
        self.maximumByteCount = min(maximumByteCount, byteLimit)
    }

    /// Returns the value of a key, and marks the value as used; `nil` if the key has no value.
    mutating func value(_ key: Key) -> Value? {
        guard let position = positions[key] else { return nil }
        nodes[position]?.isMarked = true
        return nodes[position]?.value
    }

    /// Inserts a value, or replaces the value of its key. Evicts other values to make room.
    ///
    /// - Parameter byteCount: The size of the value, in bytes.
    mutating func insert(_ value: Value, for key: Key, byteCount: Int) -> Removal {
        guard byteCount <= maximumByteCount else { return Removal(replaced: remove(key)) }
        guard let position = positions[key], let node = nodes[position] else {
            let evicted = makeRoom(byteCount)
            self.byteCount += byteCount
            append(Node(key: key, value: value, byteCount: byteCount))
            return Removal(evicted: evicted)
        }
        let evicted = makeRoom(byteCount - node.byteCount, keeping: position)
        self.byteCount += byteCount - node.byteCount
        nodes[position]?.value = value
        nodes[position]?.byteCount = byteCount
        return Removal(replaced: node.value, evicted: evicted)
    }

    /// Changes the size of a key's value. Evicts other values to make room.
    ///
    /// - Returns: The evicted values; `nil` if the key has no value, or if the value would be too large. Its size then
    ///   does not change.
    mutating func resize(_ key: Key, by difference: Int) -> Removal? {
        guard let position = positions[key], let node = nodes[position],
            node.byteCount + difference <= maximumByteCount
        else { return nil }
        let evicted = makeRoom(difference, keeping: position)
        byteCount += difference
        nodes[position]?.byteCount += difference
        return Removal(evicted: evicted)
    }

    /// Replaces the value of a key by another of the same size, if it fulfils a condition.
    mutating func replace(_ key: Key, by value: Value, if condition: (Value) -> Bool) -> Removal {
        guard let position = positions[key], let former = nodes[position]?.value, condition(former) else {
            return Removal()
        }
        nodes[position]?.value = value
        return Removal(replaced: former)
    }

    /// Removes the value of a key, if it fulfils a condition.
    ///
    /// - Returns: The removed value.
    @discardableResult
    mutating func remove(_ key: Key, if condition: (Value) -> Bool = { _ in true }) -> Value? {
        guard let position = positions[key], let value = nodes[position]?.value, condition(value) else { return nil }
        remove(at: position)
        return value
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

    /// Evicts values until some bytes are free.
    ///
    /// - Parameter kept: The position of a value that is not evicted. Default: none.
    private mutating func makeRoom(_ byteCount: Int, keeping kept: Int? = nil) -> [Value] {
        var evicted: [Value] = []
        while self.byteCount + byteCount > byteLimit, let position = hand ?? oldest, let node = nodes[position] {
            hand = node.newer
            if node.isMarked || position == kept {
                nodes[position]?.isMarked = false
            } else {
                remove(at: position)
                evicted.append(node.value)
            }
        }
        return evicted
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
