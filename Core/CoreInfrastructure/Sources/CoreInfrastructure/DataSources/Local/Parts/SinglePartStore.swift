import CoreDomain
import Foundation
import PopcornCaching
import PopcornPersistence

/// The key of a part that is fetched from its own endpoint.
struct PartKey<Key: CacheKey>: CacheKey {

    let content: Key
    let part: ContentPart

    var description: String { "\(content)#\(part.rawValue)" }
    var subject: String { "\(part.noun) of \(content.subject)" }
    var languageTag: String? { content.languageTag }
    var title: CachedTitle? { content.title }
}

/// A store of parts that were fetched from their own endpoints. It has no rows of its own: it completes the row of the
/// title or person.
struct SinglePartStore<Mapper: PartsMapper>: CacheStore where Mapper.Entity.Key: LocalizedKey & CacheKey {

    typealias Key = PartKey<Mapper.Entity.Key>

    let store: AggregateStore<Mapper>
    let environment: CachingEnvironment

    /// Returns `nil`. A part is read with its title or person.
    func cached(_ key: Key, including selection: Void) async throws(PopcornError) -> Cached<Mapper.Domain>? { nil }

    func store(_ value: Cached<Mapper.Domain>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        _ = try await PopcornError.storage { () throws(DatabaseError) in
            try await store.database.replace(
                Mapper.Entity.self, key.content, including: store.mapper.relations(of: Mapper.Part.stored), with: [],
                unless: permit.revocation(of: key)
            ) { [mapper = store.mapper] stored throws(DatabaseError) in
                guard let (entity, state) = stored else { return nil }
                var content = mapper.map(entity)
                // A response that was stored during the request can contain a newer part.
                let partTime = content.missing.keptSince[key.part] ?? entity.cachedAt
                if partTime > value.cachedAt, content.hasPart(key.part), !content.missing.parts.contains(key.part) {
                    return nil
                }
                content.take(key.part, from: value.value)
                content.missing.remove(key.part)
                // The title itself is as old as before.
                let mark: RowMark? = state.isIncomplete ? .incomplete : state.isOutdated ? .outdated : nil
                return EntityReplacement(mapper.map(content, key: key.content, cachedAt: entity.cachedAt), mark: mark)
            }
        }
        environment.announce(key.content)
    }

    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {}

    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? { nil }

    func remove(_ key: Key) async throws(PopcornError) {}
}
