package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

/// A mapper between domain values and the rows of an aggregate, including the rows of its relations.
package protocol AggregateMapper: Sendable {

    associatedtype Entity: CachedEntity
    associatedtype Domain: Sendable

    /// Returns the value of a row.
    func map(_ entity: Entity) -> Domain

    /// Returns the row of a value.
    func map(_ domain: Domain, key: Entity.Key, cachedAt: Date) -> Entity

    /// Returns the ages of a value's parts; `nil` if the parts are as old as the row. Default: `nil`.
    func partAges(of domain: Domain, in entity: Entity) -> PartAges?

    /// Returns the relations that contain a part. Default: none.
    func relations(of part: ContentPart) -> RelationSelection<Entity>

    /// Returns the relations that a value lacks, whose stored rows are kept when the value is stored; `nil` if the
    /// value lacks none. Default: `nil`.
    func keptRelations(_ domain: Domain) -> RelationSelection<Entity>?

    /// Returns a value that keeps parts of the stored value. Default: the value.
    ///
    /// - Parameters:
    ///   - stored: The stored row with the kept relations; `nil` if none is stored.
    ///   - isMarked: Whether the stored row is marked as outdated or incomplete. Then only missing parts are kept.
    ///   - cachedAt: The time of the value.
    ///   - oldest: The time before which a part has expired.
    func keepingParts(
        _ domain: Domain, of stored: Entity?, isMarked: Bool, cachedAt: Date, oldest: Date
    ) -> Domain
}

extension AggregateMapper {
    package func partAges(of domain: Domain, in entity: Entity) -> PartAges? { nil }
    package func relations(of part: ContentPart) -> RelationSelection<Entity> { .none }
    package func keptRelations(_ domain: Domain) -> RelationSelection<Entity>? { nil }
    package func keepingParts(
        _ domain: Domain, of stored: Entity?, isMarked: Bool, cachedAt: Date, oldest: Date
    ) -> Domain { domain }
}

/// The ages of a value's parts, if the latest response lacked some parts.
package struct PartAges: Sendable {
    /// The time at which the oldest part of the value was cached; `nil` if no part is older than the row.
    package let oldest: Date?
    /// The consecutive responses that lacked a requested part; `nil` if the latest response was complete.
    package let responses: PartialResponses?
}
