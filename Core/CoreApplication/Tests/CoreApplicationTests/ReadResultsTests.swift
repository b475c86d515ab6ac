import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import CoreApplication

/// Tests of the limit of the values that are fetched for a watchlist.
@Suite struct ReadResultsTests {

    private typealias Results = ReadResults<Int, String>

    private struct Calls {
        var fetched: Set<Int> = []
        var policies: Set<ReadPolicy> = []
    }

    private let calls = NIOLockedValueBox(Calls())

    /// Reads a value. Of each three keys, the first is fresh, the second stale, and the third is not cached.
    private func read(_ key: Int, _ policy: ReadPolicy) throws(PopcornError) -> Sourced<String> {
        calls.withLockedValue { _ = $0.policies.insert(policy) }
        let isFresh = key % 3 == 1
        if policy == .cacheOnly, key % 3 == 0 { throw PopcornError(.notCached, "\(key)") }
        if policy == .cacheOnly || (policy == .cacheFirst && isFresh) {
            return Sourced("old", origin: isFresh ? .cache : .stale, cachedAt: .distantPast)
        }
        calls.withLockedValue { _ = $0.fetched.insert(key) }
        return Sourced("new", origin: .network, cachedAt: .distantPast)
    }

    @Test(arguments: [
        // Two thirds of the first 750 values are not fresh. Of the other 450, 150 are not cached.
        (ReadPolicy.cacheFirst, 500, 150),
        // The first 500 values are fetched. Of the other 700, 234 are not cached.
        (.refresh, 500, 234), (.cacheOnly, 0, 400),
    ])
    func `at most 500 values are fetched, and the others are read from the cache`(
        policy: ReadPolicy, fetched: Int, missing: Int
    ) async throws {
        let results = try await Results(Array(1...1200), policy) { key, policy throws(PopcornError) in
            try read(key, policy)
        }
        let calls = calls.withLockedValue(\.self)
        #expect(calls.fetched.count == fetched)
        #expect(calls.fetched.max().map { $0 <= 750 } ?? true)
        #expect(results.failures.map(\.error.kind) == Array(repeating: .notCached, count: missing))
        #expect(results.values.count == 1200 - missing)
        #expect(results.values.map(\.key) == results.values.map(\.key).sorted())
        #expect(Set(results.values.filter { $0.value.value == "new" }.map(\.key)) == calls.fetched)
    }

    @Test func `up to 500 values are read only with the policy`() async throws {
        let results = try await Results(Array(1...500), .cacheFirst) { key, policy throws(PopcornError) in
            try read(key, policy)
        }
        #expect(results.values.count == 500)
        #expect(calls.withLockedValue(\.policies) == [.cacheFirst])
    }
}
