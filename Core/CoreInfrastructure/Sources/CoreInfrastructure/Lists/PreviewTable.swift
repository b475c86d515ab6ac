import CoreDomain
package import Foundation
package import PopcornPersistence

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
