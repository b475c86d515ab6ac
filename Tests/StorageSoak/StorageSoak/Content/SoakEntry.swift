import PopcornPersistence

/// A row of a library whose content follows from its key and its sequence number.
struct SoakEntry: Equatable {
    static let table = "soak_entry"

    let key: Key
    let sequence: Int
    let text: String

    struct Key: Hashable {
        let entryID: Int
    }
}

/// A row that is written in the same transaction as the entry with the same key.
struct SoakMirror: Equatable {
    static let table = "soak_mirror"

    let key: SoakEntry.Key
    let sequence: Int
}

extension SoakEntry {

    /// Creates the row that is written for a key under a sequence number.
    init(_ entryID: Int, sequence: Int) {
        self.init(key: Key(entryID: entryID), sequence: sequence, text: soakText(entryID, sequence))
    }
}

extension SoakEntry: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        sequence = row.column("sequence", \.sequence)
        text = row.column("text", \.text)
    }
}

extension SoakEntry.Key: Entity {
    init(from row: Row<Self>) {
        entryID = row.column("entry_id", \.entryID)
    }
}

extension SoakMirror: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        sequence = row.column("sequence", \.sequence)
    }
}

extension Migration {

    /// The tables of the entries and of their mirrors.
    static let soakEntry = Migration(
        "soak.entry",
        """
        CREATE TABLE soak_entry (
            entry_id INTEGER NOT NULL PRIMARY KEY, sequence INTEGER NOT NULL, text TEXT NOT NULL
        ) STRICT, WITHOUT ROWID
        """,
        """
        CREATE TABLE soak_mirror (
            entry_id INTEGER NOT NULL PRIMARY KEY REFERENCES soak_entry ON DELETE CASCADE, sequence INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID
        """)

    /// A column, a change of all rows, and an index, which a later version adds.
    static let soakFlag = Migration(
        "soak.flag",
        "ALTER TABLE soak_entry ADD COLUMN flag INTEGER NOT NULL DEFAULT 0",
        "UPDATE soak_entry SET flag = 1",
        "CREATE INDEX soak_entry_sequence ON soak_entry (sequence)")
}
