package import CoreDomain
package import Foundation
package import PopcornPersistence

/// The preview tables of several kinds of items, for lists that mix kinds. The rows of a list contain the kind of each
/// item.
package struct MixedPreviewTables<Preview: Sendable>: PreviewTables {

    /// The preview tables of one kind of item.
    package struct PreviewSource: Sendable {
        fileprivate let kind: ContentKind
        fileprivate let items: @Sendable (Preview) -> [CoreListItemEntity]
        fileprivate let topics: @Sendable ([Preview], String) -> [String]
        fileprivate let read: @Sendable (ListedItems, borrowing ReadTransaction) throws(DatabaseError) -> [Preview]
        fileprivate let write:
            @Sendable ([Preview], String, Date, borrowing WriteTransaction) throws(DatabaseError) -> Void
        fileprivate let delete: @Sendable (Date, Database) async throws(DatabaseError) -> Void

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
        of list: ListedItems, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Preview] {
        let kinds = try transaction.all(list.rows).map(\.kind)
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

    package func delete(before date: Date, in database: Database) async throws(DatabaseError) {
        for source in sources { try await source.delete(date, database) }
    }
}
