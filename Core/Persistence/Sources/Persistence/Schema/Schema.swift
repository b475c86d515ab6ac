/// The tables of a cache, assembled from the declarations of their entities.
///
/// Each module that stores something gives a schema; a database is opened with all of them together.
package struct Schema: Sendable {

    /// How values are written into columns. Raising it rebuilds every cache.
    private static let encoding = "1"

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

    /// A positive number that follows from the declarations: other tables, another number.
    package var fingerprint: Int32 {
        // FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let text = ([Self.encoding] + statements).joined(separator: "\n")
        let hash = text.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return max(1, Int32(hash & 0x7FFF_FFFF))
    }
}
