package import CoreDomain
package import CoreInfrastructure
package import PopcornPersistence

/// A row of the cache as it is stored, for inspection.
package struct CachedRow: Encodable, Sendable {

    /// The columns of a row, by their names in the database.
    package typealias Columns = [String: EntityFields.FieldValue]

    /// The identifier of the item.
    package let id: ContentID
    /// The language tag of the row.
    package let language: String
    /// The name of the table, as this version declares it.
    package let table: String
    /// Whether the item has changed on TMDb, or the row was written by a version without some of the columns.
    package let isOutdated: Bool
    /// Whether the item was invalidated.
    package let isIncomplete: Bool
    package let columns: Columns
    /// The rows of each relation, by its name; `nil` if the relation is unknown.
    package let relations: [String: [Columns]?]

    /// Creates a row.
    package init(id: ContentID, _ row: ContentRow) {
        self.id = id
        language = row.language
        table = row.table
        isOutdated = row.isOutdated
        isIncomplete = row.isIncomplete
        columns = row.fields.valuesByName
        relations = Dictionary(
            uniqueKeysWithValues: row.fields.relations.map { ($0.name, $0.rows?.map(\.valuesByName)) })
    }
}

extension EntityFields {
    fileprivate var valuesByName: CachedRow.Columns {
        Dictionary(uniqueKeysWithValues: columns.map { ($0.name, $0.value) })
    }
}
