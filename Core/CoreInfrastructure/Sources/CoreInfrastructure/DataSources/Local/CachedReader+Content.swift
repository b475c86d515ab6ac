package import Caching
package import CoreDomain
package import Persistence

extension CachedReader {

    /// Reads the content with a TMDb identifier, in the language of a locale.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - selection: The relations to read from the cache in addition to the eager relations.
    ///   - fetch: Fetches the value from TMDb, with all data that is stored.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read<Mapper: AggregateMapper>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy,
        including selection: RelationSelection<Mapper.Entity> = [],
        fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Mapper.Domain>
    where Storage == AggregateStore<Mapper>, Mapper.Entity.Key: ContentKey {
        try Key.kind.validate(id)
        return try await read(Key(id: id, language: locale.language), policy, including: selection, fetch: fetch)
    }

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
