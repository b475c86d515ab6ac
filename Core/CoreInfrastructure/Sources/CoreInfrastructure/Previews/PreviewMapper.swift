package import Foundation
package import PopcornPersistence

/// A cache row of the preview of a title or a person, in one language. All lists share it.
///
package protocol PreviewEntity: TableEntity where Key: PreviewKey {}

/// The key of the preview of a title or a person.
package protocol PreviewKey: LocalizedKey, Hashable {

    /// Creates a key.
    ///
    /// - Parameter id: The TMDb identifier.
    init(id: Int, language: String)
}

/// A mapper between the preview of a title or a person and its cache row.
package protocol PreviewMapper: Sendable {
    associatedtype Entity: PreviewEntity
    associatedtype Domain: Identifiable<Int>, Sendable

    /// Returns the value of a row.
    func map(_ entity: Entity) -> Domain

    /// Returns the row of a value.
    func map(_ domain: Domain, language: String, cachedAt: Date) -> Entity
}
