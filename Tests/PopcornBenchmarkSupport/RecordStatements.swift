public import Foundation
import PopcornPersistence

/// The statements that read and write one row of an aggregate in the file of a cache, for other programs.
///
/// The row contains the rows of each relation as a record.
public struct RecordStatements: Sendable {

    /// A relation whose rows are a record.
    public struct Relation: Sendable {
        /// The index of the relation in declaration order.
        public let index: Int
        /// The number of columns of the relation's rows.
        public let columnCount: Int
        /// The index of the selected column with the number of the relation's rows.
        public let countColumn: Int
        public let isAlwaysRead: Bool
    }

    /// The file of the cache.
    public let file: URL
    /// The statement that selects the row's identifier, its generation, its own columns, and the records of relations
    /// that are always read.
    public let selectAlwaysRead: String
    /// The statement that selects the same columns and the records of all relations.
    public let selectAll: String
    /// The statement that inserts or updates the row. It has a parameter for each column that ``selectAll`` selects,
    /// except the identifier.
    public let upsert: String
    /// The relations, in the order of their records.
    public let relations: [Relation]
    /// The table of related rows, and the SQL clauses that select one of them by the first column of a row of the first
    /// relation.
    public let related: (table: String, clauses: String)?

    /// Creates the statements for the row at a location.
    init(of location: RowLocation, in file: URL, _ schema: Schema) throws {
        let connection = try Connection(path: file.path, role: .reader, busyTimeout: .seconds(1))
        guard let layout = try StoredLayout(of: schema, connection),
            let definition = schema.tables.first(where: { $0.name == location.table }).map(layout.stored),
            let relations = definition.relations
        else { throw MissingTable(name: location.table) }
        func select(_ relations: [TableDefinition.Relation]) -> String {
            let columns = definition.columns.map(\.name) + relations.map(\.column)
            let names = [TableDefinition.rowID, TableDefinition.generation] + columns.map { "\"\($0)\"" }
            return "SELECT \(names.joined(separator: ", ")) FROM \"\(definition.name)\" \(location.clauses)"
        }
        let order = definition.relationOrder
        self.file = file
        selectAlwaysRead = select(order.map { relations[$0] }.filter { $0.loading == .always })
        selectAll = select(order.map { relations[$0] })
        upsert = definition.store(.always)
        self.relations = try order.map { index in
            let relation = relations[index]
            guard let count = definition.columns.firstIndex(where: { $0.name == "\(relation.name)_count" }) else {
                throw MissingTable(name: "\(location.table)_\(relation.name)")
            }
            // The row's identifier and its generation precede its own columns.
            return Relation(
                index: index, columnCount: relation.columns.count, countColumn: count + 2,
                isAlwaysRead: relation.loading == .always)
        }
        related = location.related.map { related in
            let table = schema.tables.first { $0.name == related.table }.map(layout.stored)
            return (table?.name ?? related.table, related.clausesByItem)
        }
    }
}

/// A table that a cache should contain.
struct MissingTable: Error {
    let name: String
}
