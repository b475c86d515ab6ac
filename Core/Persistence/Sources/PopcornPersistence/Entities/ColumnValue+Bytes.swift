import CPopcornSQLite
package import Foundation

extension String: ColumnValue {
    package static var columnType: ColumnType { .text }
    package static var placeholder: String { "" }

    /// Returns the text, using its length in bytes so that NUL characters inside are preserved.
    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> String? {
        guard type == SQLITE_TEXT,
            let text = sqlite3_column_text(statement, index)
        else { return nil }
        // "The safest policy is to invoke sqlite3_column_text() followed by sqlite3_column_bytes()."
        // https://sqlite.org/c3ref/column_blob.html
        let count = Int(sqlite3_column_bytes(statement, index))
        return String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self)
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        var text = self
        return text.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                // A null pointer would bind NULL.
                guard let start = characters.baseAddress else { return csqlite_bind_text(statement, index, "", 0) }
                return csqlite_bind_text(statement, index, start, UInt64(characters.count))
            }
        }
    }
}

/// A URL, stored as its absolute string. Text that is not a valid URL cannot be read.
extension URL: ColumnValue {
    package static var columnType: ColumnType { .text }
    package static let placeholder = URL(filePath: "/")

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> URL? {
        String.read(statement, index, type).flatMap { URL(string: $0) }
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        absoluteString.bind(statement, index)
    }
}

extension [UInt8]: ColumnValue {
    package static var columnType: ColumnType { .blob }
    package static var placeholder: [UInt8] { [] }

    package static func read(_ statement: OpaquePointer?, _ index: Int32, _ type: Int32) -> [UInt8]? {
        guard type == SQLITE_BLOB else { return nil }
        // "The return value from sqlite3_column_blob() for a zero-length BLOB is a NULL pointer."
        // https://sqlite.org/c3ref/column_blob.html
        let start = sqlite3_column_blob(statement, index)
        return [UInt8](UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(statement, index))))
    }

    package func bind(_ statement: OpaquePointer, _ index: Int32) -> Int32 {
        withUnsafeBytes { bytes in
            // A null pointer would bind NULL instead of an empty BLOB.
            guard let start = bytes.baseAddress, bytes.count > 0 else {
                return sqlite3_bind_zeroblob(statement, index, 0)
            }
            return csqlite_bind_blob(statement, index, start, UInt64(bytes.count))
        }
    }
}
