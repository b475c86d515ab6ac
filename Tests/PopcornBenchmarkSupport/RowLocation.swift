/// The location of the rows of a cached value.
public struct RowLocation: Sendable {

    /// The location of related rows, which the value does not own.
    public struct Related: Sendable {
        /// The table of the rows.
        public let table: String
        /// The SQL clauses that select the rows by the `row_id` of the value, in a file with child tables.
        public let clauses: String
        /// The SQL clauses that select a row by the first column of a row of the value's first relation.
        public let clausesByItem: String
    }

    /// The declared name of the table of the value.
    public let table: String
    /// The SQL clauses that select the row of the value.
    public let clauses: String
    public let related: Related?

    init(table: String, clauses: String, related: Related? = nil) {
        self.table = table
        self.clauses = clauses
        self.related = related
    }
}
