import Testing

@testable import CoreApplication

/// Tests of the cache that is bounded by bytes.
@Suite struct SieveCacheTests {

    /// Creates a cache for eight values of 10 bytes, with values for the keys.
    private func cache(_ keys: Int...) -> SieveCache<Int, String> {
        var cache = SieveCache<Int, String>(byteLimit: 80)
        for key in keys { #expect(cache.insert("\(key)", for: key, byteCount: 10) == 0) }
        return cache
    }

    private func keys(_ cache: SieveCache<Int, String>, among keys: some Sequence<Int>) -> [Int] {
        var copy = cache
        return keys.filter { copy.value($0) != nil }
    }

    @Test func `values are found by key until they are removed`() {
        var cache = cache(1, 2)
        #expect(cache.value(1) == "1")
        #expect(cache.value(3) == nil)
        cache.remove(1)
        cache.remove(3)
        #expect(cache.value(1) == nil)
        #expect(cache.value(2) == "2")
        #expect((cache.count, cache.byteCount) == (1, 10))
    }

    @Test func `the oldest unmarked value is evicted first, and a hit saves a value once`() {
        var cache = cache(1, 2, 3, 4, 5, 6, 7, 8)
        _ = cache.value(1)
        #expect(cache.insert("9", for: 9, byteCount: 10) == 1)
        #expect(keys(cache, among: 1...9) == [1, 3, 4, 5, 6, 7, 8, 9])
        // The hand continues with 3, and reaches 1 again only after all others.
        for key in 10...16 { _ = cache.insert("\(key)", for: key, byteCount: 10) }
        #expect(keys(cache, among: 1...16) == [1, 10, 11, 12, 13, 14, 15, 16])
        _ = cache.insert("17", for: 17, byteCount: 10)
        #expect(keys(cache, among: [1, 10]).count == 1)
    }

    @Test func `values that are read again survive a scan of many others`() {
        var cache = cache(1, 2)
        for key in 100..<1100 {
            #expect(cache.value(1) == "1" && cache.value(2) == "2")
            _ = cache.insert("", for: key, byteCount: 10)
            #expect(cache.byteCount <= 80)
        }
        #expect(cache.count == 8)
    }

    @Test func `a value that grows makes room, and one that is too large is not kept`() {
        var cache = cache(1, 2, 3, 4, 5, 6, 7)
        #expect(cache.insert("8", for: 8, byteCount: 9) == 0)
        #expect(cache.resize(8, by: 1) == 0)
        #expect(cache.byteCount == 80)
        #expect(cache.resize(8, by: 1) == 0)
        #expect(cache.value(8) == nil)
        #expect(cache.insert("large", for: 1, byteCount: 11) == 0)
        #expect(cache.value(1) == nil)
        #expect((cache.count, cache.byteCount) == (6, 60))
    }

    @Test func `a replacement changes the value and its size, and an update only the value`() {
        var cache = cache(1, 2)
        #expect(cache.insert("one", for: 1, byteCount: 4) == 0)
        #expect(cache.value(1) == "one")
        #expect(cache.byteCount == 14)
        cache.update(2) { $0 = "two" }
        cache.update(3) { $0 = "three" }
        #expect(cache.value(2) == "two")
        #expect((cache.count, cache.byteCount) == (2, 14))
    }

    @Test(arguments: 0..<20) func `size and number are those of the values after random operations`(seed: Int) {
        var random = UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % limit
        }
        var cache = SieveCache<Int, Int>(byteLimit: 800)
        for _ in 0..<2000 {
            let key = next(60)
            switch next(5) {
            case 0, 1: _ = cache.insert(key, for: key, byteCount: 1 + next(100))
            case 2: cache.remove(key)
            case 3: _ = cache.resize(key, by: 1)
            default: if let value = cache.value(key) { #expect(value == key) }
            }
            #expect(cache.byteCount <= 800)
        }
        for key in 0..<60 { cache.remove(key) }
        #expect((cache.count, cache.byteCount) == (0, 0))
        for key in 0..<100 { _ = cache.insert(key, for: key, byteCount: 50) }
        #expect((cache.count, cache.byteCount) == (16, 800))
    }
}
