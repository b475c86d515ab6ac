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
        of list: ListedItems, in transaction: borrowing ReadTransaction
    ) throws(DatabaseError) -> [Mapper.Domain] {
        try transaction.all(
            Mapper.Entity.self, referencedBy: list.rows, in: \.itemID, keyRemainder: [list.language], where: \.kind,
            is: list.kind?.rawValue
        ).map { mapper.map($0) }
    }

    package func write(
        _ previews: [Mapper.Domain], language: String, cachedAt: Date, in transaction: borrowing WriteTransaction
    ) throws(DatabaseError) {
        for preview in previews {
            try transaction.replace(mapper.map(preview, language: language, cachedAt: cachedAt))
        }
    }

    package func delete(before date: Date, in database: Database) async throws(DatabaseError) {
        try await database.sweep(Mapper.Entity.self, where: "\(CacheColumn.cachedAt)", isBefore: date)
    }
}
