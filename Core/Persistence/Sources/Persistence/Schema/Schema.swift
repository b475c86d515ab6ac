/// The tables of a cache, assembled from the declarations of their entities.
///
/// Each module that stores something gives a schema; a database is opened with all of them together.
package struct Schema: Sendable {

    /// How values are written into columns. Raising it gives every aggregate of a cache tables of its own.
    static let encoding = "1"

    let tables: [TableDefinition]

    private init(tables: [TableDefinition]) {
        self.tables = tables
    }

    /// The table of an entity.
    package init<Value: TableEntity>(_ type: Value.Type) {
        self.init(tables: [TableDefinition(type)])
    }

    /// The table of an entity and those of its relations.
    package init<Value: AggregateEntity>(aggregate type: Value.Type) {
        self.init(tables: [TableDefinition(aggregate: type)])
    }

    /// Several schemas as one.
    package init(_ schemas: Schema...) {
        self.init(tables: schemas.flatMap(\.tables))
    }

    /// The statements that create the tables.
    package var statements: [String] { tables.flatMap(\.creation) }
}

extension TableDefinition {

    /// What tells this declaration from others of the same table. Indexes do not count.
    var fingerprint: String {
        // FNV-1a, 64 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let tables = creation.filter { $0.hasPrefix("CREATE TABLE") }
        let text = ([Schema.encoding] + tables).joined(separator: "\n")
        let hash = text.utf8.reduce(UInt64(14_695_981_039_346_656_037)) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
        return String(hash, radix: 16)
    }
}
