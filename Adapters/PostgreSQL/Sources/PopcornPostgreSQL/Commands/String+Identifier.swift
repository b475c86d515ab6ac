#if PostgreSQL

extension String {

    /// The string as an identifier of SQL.
    package var quotedIdentifier: String {
        "\"\(split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }
}
#endif
