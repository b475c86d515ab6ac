package import CoreDomain
package import Foundation
package import Persistence

/// The tables that contain the previews of list items. ``PreviewTable`` is for lists of one kind of item,
/// ``MixedPreviewTables`` for lists that mix kinds.
package protocol PreviewTables<Preview>: Sendable {
    associatedtype Preview: Sendable

    /// Returns the rows that identify the items in a list.
    func items(of previews: [Preview]) -> [CoreListItemEntity]

    /// Returns the topics under which changes of the previews are announced, one for each preview.
    func topics(of previews: [Preview], language: String) -> [String]

    /// Returns the previews of a list's items, in the list's order. An item that is listed twice is returned twice.
    /// Items without a cached preview are omitted.
    func previews(
        of list: ListedItemsLocation, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Preview]

    /// Writes previews, replacing the stored previews of the same items in the language.
    func write(
        _ previews: [Preview], language: String, cachedAt: Date, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError)

    /// Deletes previews that were stored before a time. If the time is `nil`, all previews are deleted.
    func delete(before date: Date?, in database: Database) async throws(DatabaseError)
}

/// The location of a list's items in the cache.
package struct ListedItemsLocation: Sendable {
    /// The table of the items.
    let table: String
    /// The row identifier of the list.
    let ownerRowID: Int64
    /// The language of the previews.
    let language: String
    /// The kind of the items to read, in a list that mixes kinds.
    fileprivate(set) var kind: ContentKind?

    init(of owner: Stored<some ListingEntity>, table: String) {
        self.table = "\(table)_item"
        ownerRowID = owner.rowID
        language = owner.entity.key.language
    }
}

/// A table of the previews of one kind of item.
package struct PreviewTable<Mapper: PreviewMapper>: PreviewTables {

    private let mapper: Mapper

    package init(_ mapper: Mapper) {
        self.mapper = mapper
    }

    package func items(of previews: [Mapper.Domain]) -> [CoreListItemEntity] {
        previews.map { CoreListItemEntity(itemID: $0.id) }
    }

    package func topics(of previews: [Mapper.Domain], language: String) -> [String] {
        previews.map { "\(Mapper.Entity.table)/\($0.id)/\(language)" }
    }

    package func previews(
        of list: ListedItemsLocation, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Mapper.Domain] {
        try transaction.all(
            Mapper.Entity.self,
            """
            JOIN (SELECT item_id AS listed_id, position AS listed_at FROM \(list.table)
            WHERE owner_row_id = ? AND ifnull(kind, '') = ?)
            ON listed_id = \(Mapper.Entity.Key.idColumn) WHERE \(CacheColumn.language) = ? ORDER BY listed_at
            """, [list.ownerRowID, list.kind?.rawValue ?? "", list.language]
        ).map { mapper.map($0) }
    }

    package func write(
        _ previews: [Mapper.Domain], language: String, cachedAt: Date, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError) {
        for preview in previews {
            try transaction.replace(mapper.map(preview, language: language, cachedAt: cachedAt))
        }
    }

    package func delete(before date: Date?, in database: Database) async throws(DatabaseError) {
        try await database.sweep(Mapper.Entity.self, where: "\(CacheColumn.cachedAt)", isBefore: date)
    }
}

/// The preview tables of several kinds of items, for lists that mix kinds. The rows of a list contain the kind of each
/// item.
package struct MixedPreviewTables<Preview: Sendable>: PreviewTables {

    /// The preview tables of one kind of item.
    package struct PreviewSource: Sendable {
        fileprivate let kind: ContentKind
        fileprivate let items: @Sendable (Preview) -> [CoreListItemEntity]
        fileprivate let topics: @Sendable ([Preview], String) -> [String]
        fileprivate let read:
            @Sendable (ListedItemsLocation, borrowing ReadTransaction) throws(DatabaseError) -> [Preview]
        fileprivate let write:
            @Sendable ([Preview], String, Date, borrowing WriteTransaction) throws(DatabaseError) -> Void
        fileprivate let delete: @Sendable (Date?, Database) async throws(DatabaseError) -> Void

        /// Creates the preview tables of one kind of item.
        ///
        /// - Parameters:
        ///   - kind: The kind in the rows of a list.
        ///   - tables: The preview tables of the kind.
        ///   - make: Creates an item from a preview.
        ///   - preview: Returns the preview of an item, or `nil` if the item is of another kind.
        package init<Tables: PreviewTables>(
            _ kind: ContentKind, _ tables: Tables, _ make: @escaping @Sendable (Tables.Preview) -> Preview,
            preview: @escaping @Sendable (Preview) -> Tables.Preview?
        ) {
            self.kind = kind
            items = { item in
                tables.items(of: [preview(item)].compactMap(\.self)).map {
                    CoreListItemEntity(itemID: $0.itemID, kind: kind)
                }
            }
            topics = { items, language in tables.topics(of: items.compactMap(preview), language: language) }
            read = { list, transaction throws(DatabaseError) in
                try tables.previews(of: list, in: transaction).map(make)
            }
            write = { items, language, cachedAt, transaction throws(DatabaseError) in
                try tables.write(items.compactMap(preview), language: language, cachedAt: cachedAt, in: transaction)
            }
            delete = { date, database async throws(DatabaseError) in
                try await tables.delete(before: date, in: database)
            }
        }
    }

    private let sources: [PreviewSource]

    package init(_ sources: PreviewSource...) {
        self.sources = sources
    }

    package func items(of previews: [Preview]) -> [CoreListItemEntity] {
        previews.flatMap { preview in sources.flatMap { $0.items(preview) } }
    }

    package func topics(of previews: [Preview], language: String) -> [String] {
        sources.flatMap { $0.topics(previews, language) }
    }

    package func previews(
        of list: ListedItemsLocation, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Preview] {
        let kinds = try transaction.query(
            "SELECT kind FROM \(list.table) WHERE owner_row_id = ? ORDER BY position", [list.ownerRowID]
        ) { $0.optionalColumn(String.self) }
        var remaining: [String: ArraySlice<Preview>] = [:]
        for source in sources where kinds.contains(source.kind.rawValue) {
            var items = list
            items.kind = source.kind
            remaining[source.kind.rawValue] = try source.read(items, transaction)[...]
        }
        return kinds.compactMap { kind in kind.flatMap { remaining[$0]?.popFirst() } }
    }

    package func write(
        _ previews: [Preview], language: String, cachedAt: Date, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError) {
        for source in sources { try source.write(previews, language, cachedAt, transaction) }
    }

    package func delete(before date: Date?, in database: Database) async throws(DatabaseError) {
        for source in sources { try await source.delete(date, database) }
    }
}
