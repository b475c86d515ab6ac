package import Foundation
package import Persistence

/// The row of what lists show of a title or a person, in one language. All lists share it.
package protocol PreviewEntity: TableEntity where Key: PreviewKey {}

/// The key of a preview.
package protocol PreviewKey: LocalizedKey {
    /// The column of TMDb's identifier.
    static var idColumn: StaticString { get }
}

/// Maps what lists show of a title or a person to its row, and back.
package protocol PreviewMapper: Sendable {
    associatedtype Entity: PreviewEntity
    associatedtype Domain: Identifiable<Int>, Sendable

    /// The value of a row.
    func map(_ entity: Entity) -> Domain

    /// The row of a value.
    func map(_ domain: Domain, language: String, cachedAt: Date) -> Entity
}
