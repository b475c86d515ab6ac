package import CoreDomain
package import Foundation
package import PopcornCaching
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

/// A cache key of TMDb content in one language.
package protocol ContentKey: LocalizedKey, CacheKey {

    static var kind: ContentKind { get }

    /// The TMDb identifier.
    var id: Int { get }

    init(id: Int, language: String)
}

extension ContentKey {
    package var description: String { "\(Self.kind.rawValue)/\(id)/\(language)" }
    package var subject: String { "\(Self.kind.noun) \(id)" }
    package var languageTag: String? { language }
    package var title: CachedTitle? { CachedTitle(Self.kind, id) }
}
