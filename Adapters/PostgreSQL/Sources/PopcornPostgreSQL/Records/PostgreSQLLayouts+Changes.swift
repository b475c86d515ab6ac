#if PostgreSQL
package import PopcornPersistence

extension PostgreSQLLayouts {

    /// Returns the command of a change; `nil` if the change does not concern a row.
    ///
    /// - Throws: ``PostgreSQLError`` if the schema was opened without the entity.
    package func command(for change: EntityChange) throws(PostgreSQLError) -> PostgreSQLCommand? {
        switch change {
        case .store(let records, let condition):
            let name = records.key.coding.table.name
            return PostgreSQLCommand(
                try table(named: name).store(condition),
                records.key.parameters + records.indexed.map(PostgreSQLValue.init)
                    + [.integer(number(ofTable: name)), .bytes(records.columns[...])]
                    + records.uncheckedRelations.map { $0.map(PostgreSQLValue.bytes) ?? .null })
        case .delete(let key):
            return PostgreSQLCommand(try table(named: key.coding.table.name).delete, key.parameters)
        case .mark(let key, let mark):
            return PostgreSQLCommand(try table(named: key.coding.table.name).mark(as: mark), key.parameters)
        case .revokeWrites:
            return nil
        }
    }
}

extension EntityKey {

    /// The values of the key columns, as parameters.
    var parameters: [PostgreSQLValue] { values.map(PostgreSQLValue.init) }

    /// The slot of the row's revision, which is the same in all processes.
    var sharedSlot: Int { PostgreSQLChanges.slot(coding.table.name, parameters) }
}

extension PostgreSQLValue {

    /// Creates the parameter of a key or of an indexed column.
    init(_ value: IndexedValue) {
        self =
            switch value {
            case .null: .null
            case .integer(let number): .integer(number)
            case .real(let number): .real(number)
            case .text(let text): .text(text)
            case .blob(let bytes): .bytes(bytes[...])
            }
    }
}
#endif
