import CoreDomain
package import Foundation
package import PopcornPersistence

/// A store of the previews of list items. ``SingleKindPreviewStore`` is for lists of one kind of item,
/// ``MixedPreviewStore`` for lists that mix kinds.
package protocol PreviewStore<Preview>: Sendable {
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

/// A cache row of the preview of a title or a person, in one language. All lists share it.
///
package protocol PreviewEntity: TableEntity where Key: PreviewKey {}

/// The key of the preview of a title or a person.
package protocol PreviewKey: LocalizedKey, Hashable {

    /// Creates a key.
    ///
    /// - Parameter id: The TMDb identifier.
    init(id: Int, language: String)
}

/// A mapper between the preview of a title or a person and its cache row.
package protocol PreviewMapper: Sendable {
    associatedtype Entity: PreviewEntity
    associatedtype Domain: Identifiable<Int>, Sendable

    /// Returns the value of a row.
    func map(_ entity: Entity) -> Domain

    /// Returns the row of a value.
    func map(_ domain: Domain, language: String, cachedAt: Date) -> Entity
}

/// A store of previews of one kind, in one table.
package struct SingleKindPreviewStore<Mapper: PreviewMapper>: PreviewStore {

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
        of items: [CoreListItemEntity], language: String, in database: any EntityDatabase
    ) async throws(DatabaseError) -> [Mapper.Domain] {
        let keys = items.map { Mapper.Entity.Key(id: $0.itemID, language: language) }
        return try await database.find(Mapper.Entity.self, keys).compactMap { $0.map(mapper.map) }
    }

    package func changes(
        toStore previews: [Mapper.Domain], language: String, cachedAt: Date
    ) throws(DatabaseError) -> [EntityChange] {
        // Transactions that lock the same rows in the same order wait for each other, and never for a cycle.
        try previews.sorted { $0.id < $1.id }.map { preview throws(DatabaseError) in
            try .store(mapper.map(preview, language: language, cachedAt: cachedAt))
        }
    }

    package func delete(before date: Date, in database: any EntityDatabase) async throws(DatabaseError) {
        try await database.deleteAll(
            Mapper.Entity.self, where: "\(CacheColumn.cachedAt)", isLessThan: date, batch: deletionBatch)
    }
}

/// The number of previews that one transaction deletes.
private let deletionBatch = 100
