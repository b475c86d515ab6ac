import CPopcornSQLite

extension SQLiteError {

    /// Creates the error of a finding of `PRAGMA quick_check` that a page could not be read, or `nil` for another
    /// finding.
    ///
    /// The check reports such a failure, for example `SQLITE_IOERR_READ`, like corruption. It names the result code, except
    /// of overflow pages (`checkTreePage` and `checkList` in <https://sqlite.org/src/file/src/btree.c>).
    init?(unreadablePageIn finding: String) {
        let named = finding.firstMatch(of: /error code[= ](\d+)/).flatMap { Int32($0.1) }
        guard let code = named ?? (finding.contains("failed to get page") ? SQLITE_IOERR : nil) else { return nil }
        self.init(code: code, message: "a page cannot be read", operation: "PRAGMA quick_check")
        if isCorruption { return nil }
    }
}
