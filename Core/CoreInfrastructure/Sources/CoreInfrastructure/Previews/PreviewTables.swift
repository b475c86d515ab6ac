import CoreDomain
package import Foundation
package import PopcornPersistence

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
        of list: ListedItems, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Preview]

    /// Writes previews, replacing the stored previews of the same items in the language.
    func write(
        _ previews: [Preview], language: String, cachedAt: Date, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError)

    /// Deletes previews that were stored before a time. If the time is `nil`, all previews are deleted.
    func delete(before date: Date, in database: Database) async throws(DatabaseError)
}

/// The items of a list in the cache.
package struct ListedItems: Sendable {
    /// The rows that identify the items.
    let rows: RelationRows<CoreListItemEntity>
    /// The language of the previews.
    let language: String
    /// The kind of the items to read, in a list that mixes kinds; otherwise `nil`.
    var kind: ContentKind?
}
