package import Caching
package import CoreDomain
package import Persistence

extension CachedReader {

    /// Reads something that TMDb has, in the language of a locale.
    ///
    /// - Parameters:
    ///   - id: TMDb's identifier, greater than 0.
    ///   - locale: The language that it is wanted in.
    ///   - policy: Where it may come from.
    ///   - selection: Which relations are read from the cache next to those that always are.
    ///   - fetch: Gets it from TMDb, with all that is stored of it.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read<Mapper: AggregateMapper>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy,
        including selection: RelationSelection<Mapper.Entity> = [],
        fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Mapper.Domain>
    where Storage == AggregateStore<Mapper>, Mapper.Entity.Key: ContentKey {
        try Key.kind.check(id)
        return try await read(Key(id: id, language: locale.language), policy, including: selection, fetch: fetch)
    }

    /// Reads what is stored under a key.
    ///
    /// - Parameters:
    ///   - key: What the value is stored under.
    ///   - policy: Where it may come from.
    ///   - selection: Which relations are read from the cache next to those that always are.
    ///   - fetch: Gets it from TMDb, with all that is stored of it.
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
