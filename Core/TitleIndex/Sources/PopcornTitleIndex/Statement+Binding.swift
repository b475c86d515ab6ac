import CPopcornSQLite
import PopcornPersistence

extension Statement {

    func bind(_ index: Int32, _ value: some ColumnValue) throws(DatabaseError) {
        try check(value.bind(pointer, index))
    }

    /// Binds a text from its bytes in UTF-8.
    func bindText(_ index: Int32, _ bytes: [UInt8]) throws(DatabaseError) {
        try check(
            bytes.withUnsafeBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    // A null pointer would bind NULL.
                    guard let start = characters.baseAddress else { return csqlite_bind_text(pointer, index, "", 0) }
                    return csqlite_bind_text(pointer, index, start, UInt64(characters.count))
                }
            })
    }

    func integer(_ column: Int32) -> Int {
        Int(sqlite3_column_int64(pointer, column))
    }

    func real(_ column: Int32) -> Double {
        sqlite3_column_double(pointer, column)
    }

    /// Returns a text, or an empty one if the value is NULL.
    func text(_ column: Int32) -> String {
        // The pointer is valid until the next call for this statement. https://sqlite.org/c3ref/column_blob.html
        guard let pointer = sqlite3_column_text(pointer, column) else { return "" }
        let count = Int(sqlite3_column_bytes(self.pointer, column))
        return String(decoding: UnsafeBufferPointer(start: pointer, count: count), as: UTF8.self)
    }

    private func check(_ code: Int32) throws(DatabaseError) {
        guard code == SQLITE_OK else { throw failure(code) }
    }
}
