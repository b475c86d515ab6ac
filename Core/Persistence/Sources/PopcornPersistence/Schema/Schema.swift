/// The tables of a cache, derived from the declarations of their entities.
///
/// Each module with entities provides a schema. A database is opened with all schemas combined.
package struct Schema: Sendable {

    package let tables: [TableDefinition]

    private init(tables: [TableDefinition]) {
        self.tables = tables
    }

    /// Creates a schema with the table of an entity.
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(tables: [TableDefinition(type)])
    }

    /// Creates a schema that combines several schemas.
    package init(_ schemas: Schema...) {
        self.init(tables: schemas.flatMap(\.tables))
    }

    /// The SQL statements that create the tables.
    package var statements: [String] { tables.flatMap(\.creation) }
}

extension TableDefinition {

    /// The version of the format in which values are stored. Raising it creates new tables. Until version 2, the rows
    /// of relations were in tables of their own.
    var encoding: String { relations == nil ? "1" : "2" }

    /// Returns the ``fingerprint`` of a declaration.
    static func fingerprint(of definition: TableDefinition) -> String {
        // FNV-1a, 64 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let tables = definition.creation.filter { $0.hasPrefix("CREATE TABLE") }
        let layout = definition.relations == nil ? [] : [RecordLayout(definition).text]
        let text = ([definition.encoding] + tables + layout).joined(separator: "\n")
        let hash = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }
}
