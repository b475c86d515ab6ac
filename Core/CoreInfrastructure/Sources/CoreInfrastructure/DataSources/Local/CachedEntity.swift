package import Foundation
package import PopcornPersistence

/// An aggregate in the cache, with the time when it was cached.
package protocol CachedEntity: AggregateEntity {
    var cachedAt: Date { get }
}

/// A key that contains the language of an entity's texts.
package protocol LocalizedKey: Entity {
    var language: String { get }
}

extension Row where Root: TableEntity {
    /// Reads the time when an entity was cached, from an indexed column.
    package func cachedAt(_ property: @autoclosure () -> KeyPath<Root, Date>) -> Date {
        column(CacheColumn.cachedAt, property(), .indexed)
    }
}

extension Row where Root: LocalizedKey {
    /// Reads the language of an entity's texts.
    package func language(_ property: @autoclosure () -> KeyPath<Root, String>) -> String {
        column(CacheColumn.language, property())
    }
}

/// The names of the columns that the cache uses in its own queries.
enum CacheColumn {
    static var cachedAt: StaticString { "cached_at" }
    static var language: StaticString { "language" }
}
