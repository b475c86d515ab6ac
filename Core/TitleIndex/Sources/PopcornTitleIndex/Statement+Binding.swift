import CPopcornSQLite
import PopcornPersistence

extension Statement {

    func bind(_ index: Int32, _ number: Int) throws(DatabaseError) {
        try bind(.integer(Int64(number)), to: index)
    }

    func bind(_ index: Int32, _ number: Double) throws(DatabaseError) {
        try bind(.real(number), to: index)
    }

    func bind(_ index: Int32, _ text: String) throws(DatabaseError) {
        try bindText(index, Array(text.utf8))
    }

    /// Binds a text from its bytes in UTF-8.
    func bindText(_ index: Int32, _ bytes: [UInt8]) throws(DatabaseError) {
        try bytes.withUnsafeBufferPointer { bytes throws(DatabaseError) in
            try bind(.text(UnsafeRawBufferPointer(bytes)), to: index)
        }
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
}
