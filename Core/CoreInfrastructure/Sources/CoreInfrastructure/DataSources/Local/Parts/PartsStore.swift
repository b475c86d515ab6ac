package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A store of titles or people whose parts TMDb may fail to send.
package struct PartsStore<Mapper: PartsMapper>: Sendable where Mapper.Entity.Key: LocalizedKey & CacheKey {

    package typealias Key = Mapper.Entity.Key
    package typealias Value = Mapper.Domain

    /// A closure that returns the cached value of a key if rows of other keys may also contain it.
    ///
    /// - Parameter own: The value in the row of the key; `nil` if it is not cached.
    package typealias CompleteRead =
        @Sendable (
            _ key: Key, _ parts: [Mapper.Part], _ own: Cached<Value>?
        ) async throws(PopcornError) -> Cached<Value>?

    package let rows: AggregateStore<Mapper>
    private let completeRead: CompleteRead?

    init(_ rows: AggregateStore<Mapper>, completeRead: CompleteRead?) {
        self.rows = rows
        self.completeRead = completeRead
    }

    /// Returns whether TMDb did not send the needed parts that a stored value lacks. Such a value is not fetched again
    /// because of them.
    private func isExplained(_ value: Value, _ needed: [Mapper.Part]) -> Bool {
        needed.allSatisfy { value.hasPart($0.part) || value.missing.parts.contains($0.part) }
    }
}

extension PartsStore: ForwardedMaintenance {}

extension PartsStore: CacheStore {

    package func cached(_ key: Key, including parts: [Mapper.Part]) async throws(PopcornError) -> Cached<Value>? {
        let own = try await rows.cached(key, including: rows.mapper.relations(of: parts)) { isExplained($0, parts) }
        guard let completeRead else { return own }
        return try await completeRead(key, parts, own)
    }

    package func cached(
        _ keys: [Key], including parts: [Mapper.Part]
    ) async throws(PopcornError) -> [Key: Cached<Value>] {
        try await PopcornError.storage { () throws(DatabaseError) in
            try await rows.values(keys, including: rows.mapper.relations(of: parts)) { isExplained($0, parts) }
        }
    }

    package func store(_ value: Cached<Value>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        try await rows.store(value, for: key, permit)
    }
}
