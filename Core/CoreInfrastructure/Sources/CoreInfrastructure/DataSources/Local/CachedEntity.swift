package import Foundation
package import Persistence

/// An aggregate that is kept in the cache, with the time when it was put there.
package protocol CachedEntity: AggregateEntity {
    var cachedAt: Date { get }
}

/// A key that holds the language of an entity's texts.
package protocol LocalizedKey: Entity {
    var language: String { get }
}

extension Row where Root: TableEntity {
    /// The time when an entity was put into the cache. Entities are searched by it.
    package func cachedAt(_ property: @autoclosure () -> KeyPath<Root, Date>) -> Date {
        column(CacheColumn.cachedAt, property(), .indexed)
    }
}

extension Row where Root: LocalizedKey {
    /// The language of an entity's texts.
    package func language(_ property: @autoclosure () -> KeyPath<Root, String>) -> String {
        column(CacheColumn.language, property())
    }
}

/// The columns that the cache itself asks about.
enum CacheColumn {
    static var cachedAt: StaticString { "cached_at" }
    static var language: StaticString { "language" }
}
