package import Foundation
package import PopcornPersistence

/// A cache row of the preview of a title or a person, in one language. All lists share it.
///
/// The columns of its key are the TMDb identifier and the language, in this order.
package protocol PreviewEntity: TableEntity where Key: LocalizedKey {}

/// A mapper between the preview of a title or a person and its cache row.
package protocol PreviewMapper: Sendable {
    associatedtype Entity: PreviewEntity
    associatedtype Domain: Identifiable<Int>, Sendable

    /// Returns the value of a row.
    func map(_ entity: Entity) -> Domain

    /// Returns the row of a value.
    func map(_ domain: Domain, language: String, cachedAt: Date) -> Entity
}
