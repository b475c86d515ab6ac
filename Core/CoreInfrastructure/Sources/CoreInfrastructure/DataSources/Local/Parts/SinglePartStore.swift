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

/// A store of parts that were fetched from their own endpoints. It has no rows of its own: it completes the row of the title
/// or person.
struct SinglePartStore<Mapper: PartsMapper>: CacheStore where Mapper.Entity.Key: LocalizedKey & CacheKey {

    typealias Key = PartKey<Mapper.Entity.Key>

    let store: AggregateStore<Mapper>
    let environment: CachingEnvironment

    /// Returns `nil`. A part is read with its title or person.
    func cached(_ key: Key, including selection: Void) async throws(PopcornError) -> Cached<Mapper.Domain>? { nil }

    func store(_ value: Cached<Mapper.Domain>, for key: Key, _ permit: WritePermit) async throws(PopcornError) {
        try await PopcornError.storage { () throws(DatabaseError) in
            let mapper = store.mapper
            let relations = mapper.relations(of: Mapper.Part.stored)
            guard let (entity, state) = try await store.stored(key.content, including: relations) else { return }
            var content = mapper.map(entity)
            content.take(key.part, from: value.value)
            content.missing.remove(key.part)
            var changes: [EntityChange] = [
                try .store(mapper.map(content, key: key.content, cachedAt: entity.cachedAt))
            ]
            // The title itself is as old as before.
            if state.isIncomplete || state.isOutdated {
                changes.append(
                    try .mark(Mapper.Entity.self, key.content, as: state.isIncomplete ? .incomplete : .outdated))
            }
            try await store.database.write(changes, unless: permit.revocation(of: key))
        }
        environment.announce(key.content)
    }

    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {}

    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? { nil }

    func remove(_ key: Key) async throws(PopcornError) {}
}
