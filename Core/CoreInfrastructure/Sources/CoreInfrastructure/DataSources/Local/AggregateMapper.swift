package import Foundation
package import Persistence

/// Maps a domain value to the row of an aggregate, with the rows that belong to it, and back.
package protocol AggregateMapper: Sendable {

    associatedtype Entity: CachedEntity
    associatedtype Domain: Sendable

    /// The value of a row.
    func map(_ entity: Entity) -> Domain

    /// The row of a value.
    func map(_ domain: Domain, key: Entity.Key, cachedAt: Date) -> Entity

    /// Updates a row to a value. All but the key, which stays the row's own; what the value lacks is gone afterwards.
    func map(_ domain: Domain, to entity: inout Entity, cachedAt: Date)
}

extension AggregateMapper {
    package func map(_ domain: Domain, to entity: inout Entity, cachedAt: Date) {
        entity = map(domain, key: entity.key, cachedAt: cachedAt)
    }
}
