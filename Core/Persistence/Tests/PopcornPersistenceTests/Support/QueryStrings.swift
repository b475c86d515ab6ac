import Foundation

@testable import PopcornPersistence

/// Returns the rows of a query on a file as strings.
func queryStrings(_ file: URL, _ sql: String) throws -> [[String]] {
    try Connection(path: file.path, role: .reader, busyTimeout: .zero).queryStrings(sql)
}
