package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

extension CachedReader {

    /// Reads the content with a TMDb identifier, in the language of a locale.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - selection: The relations to read from the cache in addition to the eager relations.
    ///   - timeToLiveClass: Returns the class of a value at a date. Default: the closure of the reader.
    ///   - fetch: Fetches the value from TMDb, with all data that is stored.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func read<Mapper: AggregateMapper>(
        _ id: Int, _ locale: ContentLocale, _ policy: ReadPolicy,
        including selection: RelationSelection<Mapper.Entity> = [],
        timeToLiveClass: Classify? = nil, fetch: @escaping Fetch
    ) async throws(PopcornError) -> Sourced<Mapper.Domain>
    where Storage == AggregateStore<Mapper>, Mapper.Entity.Key: ContentKey {
        try Key.kind.validate(id)
        let key = Key(id: id, language: locale.language)
        return try await read(
            key, policy, timeToLiveClass: timeToLiveClass,
            local: { () throws(PopcornError) in try await storage.cached(key, including: selection) }, fetch: fetch)
    }

    /// Reads several values with TMDb identifiers, in the language of a locale. Cached values are read in one
    /// transaction, and the others are fetched concurrently, as many at once as ``PopcornCaching/CachedReader`` allows.
    ///
    /// - Parameters:
    ///   - ids: The TMDb identifiers. Duplicates are read once.
    ///   - locale: The language of texts.
    ///   - policy: Whether to read from the cache, from TMDb, or both.
    ///   - selection: The relations to read from the cache in addition to the eager relations.
    ///   - timeToLiveClass: Returns the class of a value at a date. Default: the closure of the reader.
    ///   - fetch: Fetches the value with an identifier from TMDb, with all data that is stored.
    /// - Returns: The value or the error of each identifier, in order.
    package func read<Mapper: AggregateMapper>(
        _ ids: [Int], _ locale: ContentLocale, _ policy: ReadPolicy,
        including selection: RelationSelection<Mapper.Entity>,
        timeToLiveClass: Classify? = nil,
        fetch: @escaping @Sendable (Int) async throws(PopcornError) -> Mapper.Domain
    ) async -> [Result<Sourced<Mapper.Domain>, PopcornError>]
    where Storage == AggregateStore<Mapper>, Mapper.Entity.Key: ContentKey {
        let keys = ids.map { Key(id: $0, language: locale.language) }
        let results = await read(
            keys.filter { $0.id > 0 }, policy, timeToLiveClass: timeToLiveClass,
            localAll: { keys throws(PopcornError) in
                try await PopcornError.storage { () throws(DatabaseError) in
                    try await storage.values(keys, including: selection)
                }
            },
            local: { [storage] key throws(PopcornError) in
                try await storage.cached(key, including: selection)
            },
            fetch: { key throws(PopcornError) in try await fetch(key.id) })
        return keys.map { key in
            do throws(PopcornError) {
                try Key.kind.validate(key.id)
            } catch {
                return .failure(error)
            }
            return results[key] ?? .failure(.cancelled(key))
        }
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
