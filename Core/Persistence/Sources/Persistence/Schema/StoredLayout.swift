/// In which tables of a cache's file an aggregate is kept, and which generation of declarations this program's is.
///
/// Several versions of a program share a file. Each declares its aggregates, and the file keeps in a table of its own,
/// `popcorn_schema`, which declarations (by their fingerprint) have ever opened it:
///
/// - **generation**: ascending in the order in which they came. A row carries the generation of the program that wrote
///   it. Rows of lower ones may lack what later ones declare, so a program takes them for outdated; those of higher
///   ones it accepts. So a new version refreshes what an old one wrote, and the old one accepts the result.
/// - **stored_in**: the table of the aggregate. Declarations that differ in nullable columns, in relations and in
///   indexes share one. Those that differ in more have tables of their own, `<table>_v2` and so on, so that each
///   version goes on working. The last two are kept.
struct StoredLayout {

    static let table = "popcorn_schema"

    /// The generation of this program's declarations, by the declared name of the table.
    var generations: [String: Int] = [:]

    /// The tables that have another name in the file than in the declarations.
    var otherNames: [String: String] = [:]

    init() {}

    /// What the file says, or `nil` if this program's declarations have never opened it.
    init?(of schema: Schema, _ connection: Connection) throws(DatabaseError) {
        let rows = try connection.queryStrings(
            "SELECT aggregate, fingerprint, generation, stored_in FROM \(Self.table)")
        for table in schema.tables {
            guard let row = rows.first(where: { $0[0] == table.name && $0[1] == table.fingerprint }),
                let generation = Int(row[2])
            else { return nil }
            set(table.name, generation: generation, storedIn: row[3])
        }
    }

    mutating func set(_ name: String, generation: Int, storedIn table: String) {
        generations[name] = generation
        otherNames[name] = table == name ? nil : table
    }

    /// The name of a table in the file.
    func storedName(_ name: String) -> String { otherNames[name] ?? name }

    /// A definition with the names of its tables in the file.
    func stored(_ definition: TableDefinition) -> TableDefinition {
        otherNames[definition.name].map(definition.renamed) ?? definition
    }
}
