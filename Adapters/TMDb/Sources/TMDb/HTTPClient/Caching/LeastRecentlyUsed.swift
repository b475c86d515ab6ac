/// The keys and sizes of cached items in order of last use, limited to a total size.
struct LeastRecentlyUsed<Key: Hashable & Sendable>: Sendable {

    private struct Use {
        let key: Key
        let tick: UInt64
    }

    /// The maximum total size.
    let budget: Int

    /// The current total size.
    private(set) var total = 0

    private var items: [Key: (size: Int, tick: UInt64)] = [:]
    /// All uses in order. A use is ignored if its key was used again later.
    private var uses: [Use] = []
    private var first = 0
    private var tick: UInt64 = 0

    init(budget: Int) {
        self.budget = max(budget, 0)
    }

    var count: Int { items.count }

    /// Adds an item or changes its size. Returns the keys of the evicted items, which can include the new item.
    mutating func insert(_ key: Key, size: Int) -> [Key] {
        remove(key)
        guard size <= budget else { return [key] }
        items[key] = (size, tick)
        total += size
        use(key)
        var evicted: [Key] = []
        while total > budget, let oldest = oldest() {
            remove(oldest)
            evicted.append(oldest)
        }
        return evicted
    }

    /// Records a use of an item.
    mutating func use(_ key: Key) {
        guard let size = items[key]?.size else { return }
        tick += 1
        items[key] = (size, tick)
        uses.append(Use(key: key, tick: tick))
        if uses.count > 2 * items.count + 64 { compact() }
    }

    mutating func remove(_ key: Key) {
        if let item = items.removeValue(forKey: key) { total -= item.size }
    }

    mutating func removeAll() {
        self = LeastRecentlyUsed(budget: budget)
    }

    private mutating func oldest() -> Key? {
        while first < uses.count {
            let use = uses[first]
            if items[use.key]?.tick == use.tick { return use.key }
            first += 1
        }
        return nil
    }

    private mutating func compact() {
        uses = uses[first...].filter { items[$0.key]?.tick == $0.tick }
        first = 0
    }
}
