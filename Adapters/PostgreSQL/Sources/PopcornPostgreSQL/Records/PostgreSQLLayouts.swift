#if PostgreSQL
import NIOConcurrencyHelpers
package import PopcornPersistence

/// The layouts of the records in a schema, and their tables.
///
/// Several versions of a program share a schema. The table `record_layout` lists the layout of each declaration of an
/// entity with which a version has opened the schema. Each row of an entity refers to the layout that wrote it. A
/// version treats rows of a layout with a lower number as outdated, because they may lack newer columns, and accepts
/// rows of a layout with a higher number. So a new version refreshes the rows of an old one, and the old version
/// accepts the result.
package final class PostgreSQLLayouts: Sendable {

    /// The maximum number of layouts of other versions in memory. If it is exceeded, all of them are removed.
    private static let limit = 1000

    private let database: PostgreSQLDatabase
    private let schema: String
    /// The tables, by the declared name.
    private let tables: [String: PostgreSQLTable]
    /// The numbers of the layouts of this version, by the name of the table.
    private let own: [String: Int64]
    private let others = NIOLockedValueBox<[Int64: RecordLayout]>([:])

    /// Opens a schema. Creates the schema, its tables and their columns if they are missing.
    ///
    /// - Parameters:
    ///   - entities: The declarations of the entities.
    ///   - schema: The name of the schema.
    ///   - statements: Statements that create other tables, unless they exist. Default: none.
    /// - Throws: ``PostgreSQLError``.
    package init(
        _ entities: Schema, in database: PostgreSQLDatabase, schema: String, with statements: [String] = []
    ) async throws(PostgreSQLError) {
        self.database = database
        self.schema = schema
        let list = entities.tables.map { PostgreSQLTable($0, schema: schema) }
        tables = Dictionary(list.map { ($0.definition.name, $0) }) { first, _ in first }
        let declarations = Self.declarations(of: list, with: statements)
        if let present = try await Self.registered(declarations, in: database, schema: schema) {
            own = present
        } else {
            try await Self.create(list, declarations, in: database, schema: schema, with: statements)
            own = try await Self.registered(declarations, in: database, schema: schema) ?? [:]
        }
    }

    private static func table(_ schema: String) -> String { "\(schema.quotedIdentifier).record_layout" }

    /// The name under which the columns of marks, which all tables have, are registered.
    private static let marksName = "*"

    /// The name under which the statements that create other tables are registered.
    private static let statementsName = "* others"

    /// Returns the names and the declarations of tables, of their indexes, of the columns of marks, and of other
    /// tables. If a declaration is not registered, a table, a column or an index may be missing.
    private static func declarations(
        of tables: [PostgreSQLTable], with statements: [String]
    ) -> [(name: String, text: String)] {
        tables.map { ($0.definition.name, $0.layout.text) }
            + tables.filter { !$0.indexNames.isEmpty }.map {
                ("\($0.definition.name) indexes", $0.indexNames.joined(separator: ", "))
            } + [
                (marksName, PostgreSQLTable.marks.map(\.declaration).joined(separator: ", ")),
                (statementsName, statements.joined(separator: "; ")),
            ]
    }

    private static func parameters(_ declarations: [(name: String, text: String)]) -> [PostgreSQLValue] {
        [.texts(declarations.map(\.name)), .texts(declarations.map(\.text))]
    }

    /// Returns the numbers of some declarations, or `nil` if a declaration is not registered.
    private static func registered(
        _ declarations: [(name: String, text: String)], in database: PostgreSQLDatabase, schema: String
    ) async throws(PostgreSQLError) -> [String: Int64]? {
        let select = PostgreSQLCommand(
            """
            SELECT layouts.entity, layouts.id FROM \(table(schema)) AS layouts \
            JOIN unnest($1::text[], $2::text[]) AS own (entity, layout) \
            ON own.entity = layouts.entity AND md5(own.layout) = md5(layouts.layout)
            """, parameters(declarations))
        let rows: PostgreSQLRows
        do throws(PostgreSQLError) {
            rows = try await database.execute(PostgreSQLBatch(.read, [select]))[0]
        } catch {
            guard error.kind == .missingSchema else { throw error }
            return nil
        }
        var numbers: [String: Int64] = [:]
        for row in 0..<rows.count {
            if let name = try rows.text(row, 0), let number = try rows.integer(row, 1) { numbers[name] = number }
        }
        return numbers.count == declarations.count ? numbers : nil
    }

    /// Creates missing tables, columns and indexes, and registers the layouts.
    private static func create(
        _ tables: [PostgreSQLTable], _ declarations: [(name: String, text: String)], in database: PostgreSQLDatabase,
        schema: String, with others: [String]
    ) async throws(PostgreSQLError) {
        let registry = table(schema)
        let creation =
            [
                """
                CREATE TABLE IF NOT EXISTS \(registry) (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, \
                entity text NOT NULL, layout text NOT NULL)
                """,
                "CREATE UNIQUE INDEX IF NOT EXISTS record_layout_entity ON \(registry) (entity, md5(layout))",
            ] + others
        let insert = PostgreSQLCommand(
            """
            INSERT INTO \(registry) (entity, layout) SELECT * FROM unnest($1::text[], $2::text[]) \
            ON CONFLICT DO NOTHING
            """, parameters(declarations))
        try await database.changeTables(of: schema, for: "cache") { transaction throws(PostgreSQLError) in
            let present = try PresentTables(in: schema, transaction)
            let statements = creation + tables.flatMap { $0.creation(besides: present) }
            _ = try transaction.execute(statements.map { PostgreSQLCommand($0) } + [insert])
        }
    }

    // MARK: - Layouts

    /// All tables, sorted by name.
    var allTables: [PostgreSQLTable] { tables.values.sorted { $0.name < $1.name } }

    /// Returns the table with a declared name.
    ///
    /// - Throws: ``PostgreSQLError`` if the schema was opened without the table.
    func table(named name: String) throws(PostgreSQLError) -> PostgreSQLTable {
        guard let table = tables[name] else { throw PostgreSQLError(.missingSchema, "the schema has no table \(name)") }
        return table
    }

    /// Returns the number of the layout with which this version writes a table.
    func number(ofTable name: String) -> Int64 { own[name] ?? 0 }

    /// Returns a layout of another version if it is in memory.
    func other(_ number: Int64) -> RecordLayout? {
        others.withLockedValue { $0[number] }
    }

    /// Reads layouts into memory.
    ///
    /// - Throws: ``PostgreSQLError`` of kind ``PostgreSQLError/Kind-swift.enum/unreadable`` if a layout does not exist
    ///   or has another format.
    func load(_ numbers: Set<Int64>) async throws(PostgreSQLError) {
        let select = PostgreSQLCommand(
            "SELECT id, layout FROM \(Self.table(schema)) WHERE id = ANY($1)", [.integers(Array(numbers))])
        let rows = try await database.execute(PostgreSQLBatch(.read, [select]))[0]
        var found: [Int64: RecordLayout] = [:]
        for row in 0..<rows.count {
            if let number = try rows.integer(row, 0), let text = try rows.text(row, 1) {
                found[number] = RecordLayout(text: text)
            }
        }
        if let missing = numbers.first(where: { found[$0] == nil }) {
            throw PostgreSQLError(.unreadable, "the layout \(missing) of records does not exist")
        }
        others.withLockedValue { [found] others in
            if others.count + found.count > Self.limit { others = [:] }
            others.merge(found) { $1 }
        }
    }
}

/// The tables, columns and indexes of a schema. They are read first because a command that creates an existing one
/// waits for locks of its table.
struct PresentTables {

    /// The columns by the name of the table.
    private(set) var columns: [String: Set<String>] = [:]
    private(set) var indexes: Set<String> = []

    fileprivate init(
        in schema: String, _ transaction: borrowing PostgreSQLTransaction
    ) throws(PostgreSQLError) {
        let rows = try transaction.execute([
            PostgreSQLCommand(
                """
                SELECT relation.relname::text, attribute.attname::text, relation.relkind = 'i' \
                FROM pg_class AS relation JOIN pg_attribute AS attribute ON attribute.attrelid = relation.oid \
                WHERE relation.relnamespace = (SELECT oid FROM pg_namespace WHERE nspname = $1) \
                AND relation.relkind IN ('r', 'i') AND attribute.attnum > 0 AND NOT attribute.attisdropped
                """, [.text(schema)])
        ])[0]
        for row in 0..<rows.count {
            guard let relation = try rows.text(row, 0), let column = try rows.text(row, 1) else { continue }
            if try rows.boolean(row, 2) == true {
                indexes.insert(relation)
            } else {
                columns[relation, default: []].insert(column)
            }
        }
    }
}
#endif
