package import Foundation
package import PopcornPersistence

/// A mapper between domain values and the rows of an aggregate, including the rows of its relations.
package protocol AggregateMapper: Sendable {

    associatedtype Entity: CachedEntity
    associatedtype Domain: Sendable

    /// Returns the value of a row.
    func map(_ entity: Entity) -> Domain

    /// Returns the row of a value.
    func map(_ domain: Domain, key: Entity.Key, cachedAt: Date) -> Entity
}
