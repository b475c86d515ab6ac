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
        of items: [CoreListItemEntity], language: String, in database: any EntityDatabase
    ) async throws(DatabaseError) -> [Preview]

    /// Returns the changes that store previews in place of those of the same items in the language.
    func changes(
        toStore previews: [Preview], language: String, cachedAt: Date
    ) throws(DatabaseError) -> [EntityChange]

    /// Deletes previews that were stored before a time.
    func delete(before date: Date, in database: any EntityDatabase) async throws(DatabaseError)
}
