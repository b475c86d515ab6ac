import CPopcornSQLite

/// The version of the SQLite library.
enum SQLiteVersion {

    /// The first version with `STRICT` tables: 3.37.0. <https://sqlite.org/stricttables.html>
    ///
    /// An older version reports a file with such tables as corrupt.
    static let required: Int32 = 3_037_000

    /// The version that is in use.
    static var current: Int32 { sqlite3_libversion_number() }

    /// Checks a version before it opens a file.
    ///
    /// - Throws: ``DatabaseError/unsupportedSQLite(found:required:)`` if the version is too old.
    static func check(_ number: Int32) throws(DatabaseError) {
        guard number >= required else {
            throw .unsupportedSQLite(found: name(number), required: name(required))
        }
    }

    /// Returns the name of a version, such as "3.40.1". <https://sqlite.org/c3ref/libversion.html>
    private static func name(_ number: Int32) -> String {
        "\(number / 1_000_000).\(number / 1000 % 1000).\(number % 1000)"
    }
}
