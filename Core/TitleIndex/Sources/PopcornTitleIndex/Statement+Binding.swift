import CPopcornSQLite
import PopcornPersistence

extension Statement {

    func bind(_ index: Int32, _ value: Int) throws(DatabaseError) {
        try check(sqlite3_bind_int64(pointer, index, Int64(value)))
    }

    func bind(_ index: Int32, _ value: Double) throws(DatabaseError) {
        try check(sqlite3_bind_double(pointer, index, value))
    }

    func bind(_ index: Int32, _ value: String) throws(DatabaseError) {
        var value = value
        try check(
            value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    csqlite_bind_text(pointer, index, $0.baseAddress, UInt64($0.count))
                }
            })
    }

    /// Binds UTF-8 bytes.
    func bind(_ index: Int32, _ bytes: [UInt8]) throws(DatabaseError) {
        try check(
            bytes.withUnsafeBytes { bytes in
                bytes.withMemoryRebound(to: CChar.self) {
                    csqlite_bind_text(pointer, index, $0.baseAddress, UInt64($0.count))
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
