package import CoreDomain
import Foundation
package import PopcornCaching
import PopcornPersistence

/// A table of the cache whose values can be evicted.
///
/// The values of titles are evicted by title, least recently used first. Other values, such as list pages, are evicted
/// by age: first those that are older than their lifetime, then with the titles, as if they were used when they were
/// stored.
package struct EvictableTable: Sendable {

    /// The rule by which values are selected.
    package enum Rule: Sendable {
        /// The values belong to titles of a kind. The first column of the key is the title's identifier.
        case byTitle(ContentKind)
        /// The values are evicted by age. The key path is their lifetime.
        case byAge(any KeyPath<FreshnessPolicy, Duration> & Sendable)
    }

    /// The name of the kind of values, for metrics and statistics.
    package let name: String
    package let rule: Rule
    private let entity: any TableEntity.Type
    /// The name of the column that contains the time when a value was cached.
    package let time: String
    /// The number of values that one transaction deletes.
    private let batch: Int

    /// Creates a table.
    ///
    /// - Parameter batch: The number of values that one transaction deletes. Default: 8 aggregates. Large movies, of 70
    ///   kB each, take 1 to 2 milliseconds together.
    private init(
        _ entity: any TableEntity.Type, _ name: String, _ rule: Rule, time: String = "\(CacheColumn.cachedAt)",
        batch: Int = 8
    ) {
        self.entity = entity
        self.name = name
        self.rule = rule
        self.time = time
        self.batch = batch
    }

    /// The name of the table in declarations.
    package var table: String { entity.table }

    /// Returns the size of the table in bytes, or `nil` if it is unknown.
    func byteCount(in database: any CacheDatabase) async throws(DatabaseError) -> Int? {
        try await database.byteCount(of: entity)
    }

    /// Returns the table of content that belongs to titles.
    ///
    /// - Parameters:
    ///   - type: The entity, whose key begins with the title's identifier.
    ///   - kind: The kind of the content.
    ///   - title: The kind of the titles. Default: the kind of the content.
    package static func content<Value: CachedEntity>(
        _ type: Value.Type, _ kind: ContentKind, of title: ContentKind? = nil
    ) -> EvictableTable {
        EvictableTable(type, kind.rawValue, .byTitle(title ?? kind))
    }

    /// Returns the table of the responses of TMDb that belong to an owner: to titles, or to no title.
    fileprivate static func responses<Owner: ResponseOwner>(_ owner: Owner.Type) -> EvictableTable {
        EvictableTable(
            CoreResponseEntity<Owner>.self, "response",
            Owner.kind.map(Rule.byTitle) ?? .byAge(\.settledTimeToLive))
    }

    /// Returns the table of values that belong to no title.
    ///
    /// - Parameters:
    ///   - type: The entity.
    ///   - name: The name of the kind of values, for metrics and statistics.
    ///   - lifetime: The age from which the values are evicted first.
    package static func listing<Value: CachedEntity>(
        _ type: Value.Type, _ name: String, lifetime: any KeyPath<FreshnessPolicy, Duration> & Sendable
    ) -> EvictableTable {
        EvictableTable(type, name, .byAge(lifetime))
    }

    /// Returns the table of the previews of list items.
    package static func previews<Value: PreviewEntity>(_ type: Value.Type) -> EvictableTable {
        EvictableTable(type, "preview", .byAge(\.listRetention), batch: 100)
    }

    /// The table of not-found responses.
    fileprivate static var notFoundResponses: EvictableTable {
        EvictableTable(
            CoreNotFoundEntity.self, "not-found", .byAge(\.notFoundTimeToLive), time: "missing_since", batch: 100)
    }
}

extension [EvictableTable] {

    /// The tables that all kinds of content share.
    package static var core: [EvictableTable] {
        [
            .listing(CoreListPageEntity.self, "list", lifetime: \.listTimeToLive),
            .listing(CoreReviewPageEntity.self, "review", lifetime: \.listTimeToLive),
            .listing(CoreGenreListEntity.self, "genre-list", lifetime: \.settledTimeToLive),
            .listing(CoreReferenceListEntity.self, "reference-list", lifetime: \.settledTimeToLive),
            .responses(ResponseOwners.Movie.self), .responses(ResponseOwners.TVSeries.self),
            .responses(ResponseOwners.Person.self), .responses(ResponseOwners.Collection.self),
            .responses(ResponseOwners.None.self), .notFoundResponses,
        ]
    }
}

extension EvictableTable {

    /// Deletes some values of a title.
    ///
    /// - Returns: The number of deleted values.
    func deleteValues(of titleID: Int, in transaction: borrowing WriteTransaction) throws(DatabaseError) -> Int {
        guard let column = try transaction.keyColumns(of: entity).first else { return 0 }
        return try transaction.delete(entity, where: "\(column) = ?", [titleID], limit: batch)
    }

    /// Deletes some of the values that were cached before a time, oldest first.
    ///
    /// - Returns: The number of deleted values.
    func deleteOldest(before date: Date, in transaction: borrowing WriteTransaction) throws(DatabaseError) -> Int {
        try transaction.delete(entity, where: "\(time) < ? ORDER BY \(time)", [date], limit: batch)
    }

    /// Returns the time when the oldest value was cached; `nil` if the table is empty.
    func oldest(in transaction: borrowing WriteTransaction) throws(DatabaseError) -> Date? {
        try transaction.query("SELECT min(\(time)) FROM \(transaction.table(of: entity))") { row in
            row.optionalColumn(Date.self)
        }.first ?? nil
    }

    /// Adds the titles of some rows to the titles that can be evicted, unless they are among them. Versions that do not
    /// record uses stored them.
    ///
    /// - Parameters:
    ///   - kind: The kind of the titles.
    ///   - rowID: The row ID after which the rows begin.
    ///   - limit: The maximum number of rows.
    /// - Returns: The last row ID, and the number of rows; `nil` if there are no further rows.
    func registerTitles(
        _ kind: ContentKind, after rowID: Int, limit: Int, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError) -> (last: Int, count: Int)? {
        guard let column = try transaction.keyColumns(of: entity).first else { return nil }
        let rows = "FROM \(transaction.table(of: entity)) WHERE rowid > ? ORDER BY rowid LIMIT ?"
        let found = try transaction.query("SELECT max(rowid), count(*) FROM (SELECT rowid \(rows))", [rowID, limit]) {
            (last: $0.optionalColumn(Int.self), count: $0.optionalColumn(Int.self) ?? 0)
        }.first
        guard let found, let last = found.last else { return nil }
        try transaction.executeUnnoted(
            """
            INSERT OR IGNORE INTO \(transaction.table(of: CoreTitleUseEntity.self)) (kind, title_id, used_at) \
            SELECT ?, title_id, CAST(max(cached_at) * 1000000 AS INTEGER) \
            FROM (SELECT \(column) AS title_id, \(time) AS cached_at \(rows)) GROUP BY title_id
            """, [kind.rawValue, rowID, limit])
        return (last, found.count)
    }
}
