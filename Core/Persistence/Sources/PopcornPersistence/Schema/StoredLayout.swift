/// The tables of a cache file in which this version stores its aggregates, and the generation of each declaration.
///
/// Several versions of a program share a file. The table `popcorn_schema` of the file lists each declaration of an
/// aggregate, by its fingerprint, with which a version has opened the file:
///
/// - **generation**: increases in the order in which declarations first opened the file. Each row stores the generation
///   of the version that wrote it. A version treats rows of a lower generation as outdated, because they may lack newer
///   columns, and accepts rows of a higher generation. So a new version refreshes the rows of an old one, and the old
///   version accepts the result.
/// - **stored_in**: the table of the aggregate. Declarations that differ only in nullable columns, relations and
///   indexes share a table. Declarations that differ in other ways have separate tables, `<table>_v2` and so on, so
///   that each version keeps working. The last two tables are retained.
///
/// The table `popcorn_layout` contains the order of the values in the records of each generation. A version reads the
/// rows of another version by the names of the values.
package struct StoredLayout {

    static let table = "popcorn_schema"
    static let records = "popcorn_layout"

    /// The generation of each declaration of this version, by the declared name of the table.
    var generations: [String: Int] = [:]

    /// The names of tables in the file that differ from the declared names, by the declared name.
    var otherNames: [String: String] = [:]

    init() {}

    /// Reads the layout from the file, or returns `nil` if this version's declarations have never opened it.
    package init?(of schema: Schema, _ connection: Connection) throws(DatabaseError) {
        let rows = try connection.queryStrings(
            "SELECT aggregate, fingerprint, generation, stored_in FROM \(Self.table)")
        for table in schema.tables {
            guard let row = rows.first(where: { $0[0] == table.name && $0[1] == table.fingerprint }),
                let generation = Int(row[2])
            else { return nil }
            set(table.name, generation: generation, storedIn: row[3])
        }
    }

    /// Returns the layout of the records of a generation; `nil` if it is unknown.
    static func recordLayout(
        of aggregate: String, _ generation: Int, _ connection: Connection
    ) throws(DatabaseError) -> RecordLayout? {
        try connection.queryStrings(
            "SELECT layout FROM \(records) WHERE aggregate = ? AND generation = ?", aggregate, "\(generation)"
        ).first.flatMap { RecordLayout(text: $0[0]) }
    }

    mutating func set(_ name: String, generation: Int, storedIn table: String) {
        generations[name] = generation
        otherNames[name] = table == name ? nil : table
    }

    /// Returns the name of a table in the file.
    func storedName(_ name: String) -> String { otherNames[name] ?? name }

    /// Returns a definition with the names of its tables in the file.
    package func stored(_ definition: TableDefinition) -> TableDefinition {
        otherNames[definition.name].map(definition.renamed) ?? definition
    }
}
