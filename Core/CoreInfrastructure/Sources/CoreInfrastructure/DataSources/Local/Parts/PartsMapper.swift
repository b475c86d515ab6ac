package import CoreDomain
package import Foundation
import PopcornCaching
package import PopcornPersistence

/// A mapper of titles or people with parts to the rows of an aggregate.
package protocol PartsMapper: AggregateMapper where Domain: ContentWithParts {

    associatedtype Part: ReadablePart

    /// Returns the relations that contain parts.
    func relations(of parts: [Part]) -> RelationSelection<Entity>
}

extension PartsMapper {

    package func relations(of part: ContentPart) -> RelationSelection<Entity> {
        relations(of: Part.stored.filter { $0.part == part })
    }

    package func partAges(of domain: Domain, in entity: Entity) -> PartAges? {
        let missing = domain.missing
        if missing.isEmpty { return nil }
        return PartAges(
            oldest: domain.oldestPartTime,
            responses: missing.since.map { PartialResponses(first: $0, last: entity.cachedAt) })
    }

    package func keptRelations(_ domain: Domain) -> RelationSelection<Entity>? {
        domain.missing.isEmpty ? nil : relations(of: Part.stored)
    }

    package func keepingParts(
        _ domain: Domain, of stored: Entity?, isMarked: Bool, cachedAt: Date, oldest: Date
    ) -> Domain {
        var content = domain
        if isMarked { content.missing.unrequested = [] }
        content.keepParts(
            of: stored.map(map), storedAt: stored?.cachedAt, now: cachedAt, oldest: oldest)
        return content
    }
}

extension MissingParts {

    /// The value of the column `missing_parts`; `nil` if no part is missing or older than its row.
    package var column: String? { isEmpty ? nil : description }

    /// Creates missing parts from the value of the column `missing_parts`.
    package init(column: String?) {
        self = column.flatMap(MissingParts.init) ?? MissingParts()
    }
}
