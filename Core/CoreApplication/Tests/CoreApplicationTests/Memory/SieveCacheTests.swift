import NIOConcurrencyHelpers
import Testing

@testable import CoreApplication

/// Tests of the cache that is bounded by bytes.
@Suite struct SieveCacheTests {

    /// Creates a cache for eight values of 10 bytes, with values for the keys.
    private func cache(_ keys: Int...) -> SieveCache<Int, String> {
        var cache = SieveCache<Int, String>(byteLimit: 80, maximumByteCount: 10)
        for key in keys { #expect(cache.insert("\(key)", for: key, byteCount: 10).evicted.isEmpty) }
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
        #expect(cache.insert("9", for: 9, byteCount: 10).evicted == ["2"])
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

    @Test func `a value grows up to the maximum, and one that is too large is not kept`() {
        var cache = cache(1, 2, 3, 4, 5, 6, 7)
        #expect(cache.insert("8", for: 8, byteCount: 9).evicted.isEmpty)
        #expect(cache.resize(8, by: 1)?.evicted == [])
        #expect(cache.byteCount == 80)
        #expect(cache.resize(8, by: 1) == nil)
        #expect(cache.resize(9, by: 1) == nil)
        #expect(cache.value(8) == "8")
        #expect(cache.insert("large", for: 1, byteCount: 11).evicted.isEmpty)
        #expect(cache.value(1) == nil)
        #expect((cache.count, cache.byteCount) == (7, 70))
    }

    @Test func `a replacement changes the value and its size, and a conditional one only the value`() {
        var cache = cache(1, 2)
        #expect(cache.insert("one", for: 1, byteCount: 4).evicted.isEmpty)
        #expect(cache.value(1) == "one")
        #expect(cache.byteCount == 14)
        #expect(cache.replace(2, by: "two") { $0 == "2" }.replaced == "2")
        #expect(cache.replace(2, by: "three") { $0 == "2" }.replaced == nil)
        #expect(cache.replace(3, by: "three") { _ in true }.replaced == nil)
        #expect(cache.value(2) == "two")
        #expect((cache.count, cache.byteCount) == (2, 14))
    }

    @Test func `a new value is not evicted, although all others are marked`() {
        var cache = cache(1, 2, 3, 4, 5, 6, 7, 8)
        for key in 1...8 { _ = cache.value(key) }
        #expect(cache.insert("9", for: 9, byteCount: 10).evicted == ["1"])
        #expect(keys(cache, among: 1...9) == [2, 3, 4, 5, 6, 7, 8, 9])
    }

    @Test func `a value that grows evicts others, but not itself`() {
        var cache = SieveCache<Int, String>(byteLimit: 80, maximumByteCount: 80)
        for key in 1...8 { _ = cache.insert("\(key)", for: key, byteCount: 10) }
        #expect(cache.resize(1, by: 20)?.evicted == ["2", "3"])
        #expect(cache.insert("one", for: 1, byteCount: 80).evicted == ["4", "5", "6", "7", "8"])
        #expect(cache.value(1) == "one")
        #expect((cache.count, cache.byteCount) == (1, 80))
    }

    @Test func `removed values are returned, so that they are deallocated by the caller`() {
        let deallocated = NIOLockedValueBox<[Int]>([])
        final class Value: Sendable {
            let number: Int
            let deallocated: NIOLockedValueBox<[Int]>

            init(_ number: Int, _ deallocated: NIOLockedValueBox<[Int]>) {
                self.number = number
                self.deallocated = deallocated
            }

            deinit { deallocated.withLockedValue { $0.append(number) } }
        }
        /// Checks that a change returns values, which are deallocated with its result.
        func check(_ numbers: [Int], _ change: () -> (any Sendable)?) {
            let former = deallocated.withLockedValue { $0 }
            do {
                let removed = change()
                withExtendedLifetime(removed) { #expect(deallocated.withLockedValue { $0 } == former) }
            }
            #expect(deallocated.withLockedValue { $0 } == former + numbers)
        }
        var cache = SieveCache<Int, Value>(byteLimit: 20, maximumByteCount: 20)
        for key in 1...2 { check([]) { cache.insert(Value(key, deallocated), for: key, byteCount: 10) } }
        check([1]) { cache.insert(Value(3, deallocated), for: 1, byteCount: 10) }
        check([2]) { cache.resize(1, by: 5) }
        check([3]) { cache.replace(1, by: Value(4, deallocated)) { _ in true } }
        check([4]) { cache.remove(1) }
        check([]) { cache.insert(Value(5, deallocated), for: 1, byteCount: 10) }
        let large = Value(6, deallocated)
        check([5]) { cache.insert(large, for: 1, byteCount: 21) }
    }

    @Test(arguments: 0..<20) func `size and number are those of the values after random operations`(seed: Int) {
        var random = UInt64(seed &+ 1) &* 0x9E37_79B9_7F4A_7C15
        func next(_ limit: Int) -> Int {
            random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(random >> 33) % limit
        }
        var cache = SieveCache<Int, Int>(byteLimit: 800, maximumByteCount: 100)
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
