package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

/// The maintenance of the cached values of one table: their statistics, deletion and invalidation.
package protocol CacheMaintaining: Sendable {

    /// Returns the number and the ages of the cached values.
    ///
    /// The values are counted in slices, so that no read is long. A value that is stored or deleted meanwhile may be
    /// counted or not.
    func statistics() async throws(DatabaseError) -> CachedValueStatistics

    /// The time when the oldest value was cached; `nil` if the table is empty.
    var oldest: Date? { get async throws(DatabaseError) }

    /// Deletes values and the rows of their relations in small batches. Each transaction holds the lock for
    /// milliseconds, so that other writes can run in between.
    ///
    /// - Parameter date: The time before which the values to delete were cached.
    /// - Returns: The number of deleted values. The same item in two languages counts as two values.
    @discardableResult
    func delete(before date: Date) async throws(DatabaseError) -> Int

    /// Deletes values, and previews of list items if the table has some, in small batches.
    ///
    /// - Parameters:
    ///   - date: The time before which the values to delete were cached.
    ///   - previewDate: The time before which the previews to delete were cached.
    /// - Returns: The number of deleted values, without previews.
    @discardableResult
    func delete(before date: Date, previewsBefore previewDate: Date) async throws(DatabaseError) -> Int

    /// Marks the values of an item as stale-if-error in all languages, and deletes its not-found responses, in one
    /// transaction. Only for tables of content.
    ///
    /// - Returns: The topics under which the change must be announced.
    func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String]

    /// Returns the cached values of items in all languages, in the order of the items. The values of an item are those
    /// whose keys begin with its numbers, such as the seasons of a series. Only for tables of content.
    ///
    /// - Parameter ids: The identifiers. All are of one kind.
    func values(of ids: [ContentID]) async throws(DatabaseError) -> [CachedContent]

    /// Returns the rows of an item as they are stored, in all languages. Only for tables of content.
    ///
    /// - Parameter part: The part whose relations are included; `nil` for all relations.
    func rows(of id: ContentID, part: ContentPart?) async throws(DatabaseError) -> [ContentRow]

    /// Returns the first identifiers after another identifier, in ascending order. Only for tables of content.
    ///
    /// - Parameters:
    ///   - kind: The kind of the content in the table.
    ///   - id: The identifier after which the result begins; `nil` for the start of the table.
    ///   - language: The language tag of the values; `nil` for all languages.
    ///   - limit: The maximum number of identifiers.
    func ids(
        of kind: ContentKind, after id: ContentID?, language: String?, limit: Int
    ) async throws(DatabaseError) -> [ContentID]
}

extension CacheMaintaining {
    @discardableResult
    package func delete(before date: Date, previewsBefore previewDate: Date) async throws(DatabaseError) -> Int {
        try await delete(before: date)
    }
}

/// A type whose values are rows of another type that maintains them.
package protocol ForwardedMaintenance: CacheMaintaining {
    associatedtype Rows: CacheMaintaining
    /// The rows of the values.
    var rows: Rows { get }
}

extension ForwardedMaintenance {

    package func statistics() async throws(DatabaseError) -> CachedValueStatistics {
        try await rows.statistics()
    }

    package var oldest: Date? {
        get async throws(DatabaseError) { try await rows.oldest }
    }

    @discardableResult
    package func delete(before date: Date) async throws(DatabaseError) -> Int {
        try await rows.delete(before: date)
    }

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        try await rows.invalidate(id)
    }

    package func values(of ids: [ContentID]) async throws(DatabaseError) -> [CachedContent] {
        try await rows.values(of: ids)
    }

    package func rows(of id: ContentID, part: ContentPart?) async throws(DatabaseError) -> [ContentRow] {
        try await rows.rows(of: id, part: part)
    }

    package func ids(
        of kind: ContentKind, after id: ContentID?, language: String?, limit: Int
    ) async throws(DatabaseError) -> [ContentID] {
        try await rows.ids(of: kind, after: id, language: language, limit: limit)
    }
}

/// The store of values whose rows belong to another store.
extension CacheStore where Self: ForwardedMaintenance, Rows: CacheStore, Rows.Key == Key {

    package func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError) {
        try await rows.storeNotFound(key, since: date, permit)
    }

    package func notFoundSince(_ key: Key) async throws(PopcornError) -> Date? {
        try await rows.notFoundSince(key)
    }

    package func remove(_ key: Key) async throws(PopcornError) {
        try await rows.remove(key)
    }
}

/// A cached value of an item.
package struct CachedContent: Sendable {
    /// The identifier of the item, by which the value was found.
    package let id: ContentID
    /// The language tag of the value.
    package let language: String
    /// The time when the value was cached.
    package let cachedAt: Date
    /// The change that marks the value as stale.
    package let outdatedMark: EntityChange
}

/// A row of content as it is stored.
package struct ContentRow: Sendable {
    /// The declared name of the table.
    package let table: String
    /// The language tag of the row.
    package let language: String
    /// Whether the row has newer data at its source, or was written by an older version.
    package let isOutdated: Bool
    /// Whether the row lacks data.
    package let isIncomplete: Bool
    package let fields: EntityFields
}

/// The statistics of one kind of cached value.
package struct CachedValueStatistics: Equatable, Sendable {
    /// The number of values by language tag.
    package let countByLanguage: [String: Int]
    /// The time when the oldest value was cached; `nil` if the cache is empty.
    package let oldest: Date?
    /// The time when the newest value was cached; `nil` if the cache is empty.
    package let newest: Date?
}

/// The maintenance of the values that a reader caches. An invalidation also concerns the fetches in flight: their
/// results are not cached, because they may be older than the invalidation.
extension CachedReader: CacheMaintaining, ForwardedMaintenance where Store: CacheMaintaining {

    package var rows: Store { store }

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        revokeWrites { $0.description.hasPrefix("\(id)/") }
        return try await rows.invalidate(id)
    }
}
