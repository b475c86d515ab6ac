/// The row of an aggregate that was read together with its entity.
package struct StoredRow: Sendable {
    let rowID: Int64
    /// The number of rows of each relation in the database, including relations that were not read, in declaration
    /// order; `nil` if the relation is `nil`.
    let counts: [Int?]
    /// Whether the row was marked as outdated, or was written before a column or relation was added, and so lacks its
    /// values.
    package let isOutdated: Bool
    /// Whether the row was marked as incomplete.
    package let isIncomplete: Bool
    /// Whether the row lacks a selected relation that is required or that may have been added after the row was written.
    /// Its `nil` then means unknown, not none.
    package let lacksRelation: Bool
}
