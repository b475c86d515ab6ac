package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A store of previews of several kinds, for lists that mix kinds. The rows of a list contain the kind of each item.
package struct MixedPreviewStore<Preview: Sendable>: PreviewStore {

    /// The preview store of one kind of item, and the conversion between its previews and the items.
    package struct PreviewSource: Sendable {
        fileprivate let kind: ContentKind
        fileprivate let items: @Sendable (Preview) -> [CoreListItemEntity]
        fileprivate let topics: @Sendable ([Preview], String) -> [String]
        fileprivate let read:
            @Sendable ([CoreListItemEntity], String, any EntityDatabase) async throws(DatabaseError) -> [Preview]
        fileprivate let changes: @Sendable ([Preview], String, Date) throws(DatabaseError) -> [EntityChange]
        fileprivate let delete: @Sendable (Date, any EntityDatabase) async throws(DatabaseError) -> Void

        /// Creates a source from the preview store of one kind of item.
        ///
        /// - Parameters:
        ///   - kind: The kind in the rows of a list.
        ///   - store: The preview store of the kind.
        ///   - make: A closure that creates an item from a preview.
        ///   - preview: A closure that returns the preview of an item, or `nil` if the item is of another kind.
        package init<Store: PreviewStore>(
            _ kind: ContentKind, _ store: Store, _ make: @escaping @Sendable (Store.Preview) -> Preview,
            preview: @escaping @Sendable (Preview) -> Store.Preview?
        ) {
            self.kind = kind
            items = { item in
                store.items(of: [preview(item)].compactMap(\.self)).map {
                    CoreListItemEntity(itemID: $0.itemID, kind: kind)
                }
            }
            topics = { items, language in store.topics(of: items.compactMap(preview), language: language) }
            read = { items, language, database async throws(DatabaseError) in
                try await store.previews(of: items, language: language, in: database).map(make)
            }
            changes = { items, language, cachedAt throws(DatabaseError) in
                try store.changes(toStore: items.compactMap(preview), language: language, cachedAt: cachedAt)
            }
            delete = { date, database async throws(DatabaseError) in
                try await store.delete(before: date, in: database)
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
        of items: [CoreListItemEntity], language: String, in database: any EntityDatabase
    ) async throws(DatabaseError) -> [Preview] {
        var remaining: [String: ArraySlice<Preview>] = [:]
        for source in sources {
            let kind = source.kind.rawValue
            let ofKind = items.filter { $0.kind == kind }
            guard !ofKind.isEmpty else { continue }
            let previews = try await source.read(ofKind, language, database)
            guard previews.count == ofKind.count else { return [] }
            remaining[kind] = previews[...]
        }
        return items.compactMap { item in item.kind.flatMap { remaining[$0]?.popFirst() } }
    }

    package func changes(
        toStore previews: [Preview], language: String, cachedAt: Date
    ) throws(DatabaseError) -> [EntityChange] {
        var changes: [EntityChange] = []
        for source in sources { changes += try source.changes(previews, language, cachedAt) }
        return changes
    }

    package func delete(before date: Date, in database: any EntityDatabase) async throws(DatabaseError) {
        for source in sources { try await source.delete(date, database) }
    }
}
