package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

extension CachedReader {

    /// Reads the value of a key.
    ///
    /// - Parameters:
    ///   - key: The cache key.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - selection: The relations to read from the cache in addition to the eager relations.
    ///   - fetch: Fetches the value from TMDb, with all data that is stored.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read<Mapper: AggregateMapper>(
        _ key: Key, _ policy: ReadPolicy, including selection: RelationSelection<Mapper.Entity>,
        fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Mapper.Domain>
    where Storage == AggregateStore<Mapper>, Mapper.Entity.Key: CacheKey {
        try await read(
            key, policy,
            local: { () throws(PopcornError) in try await storage.cached(key, including: selection) }, fetch: fetch)
    }
}
