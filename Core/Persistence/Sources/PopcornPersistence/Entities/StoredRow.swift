/// The row of an aggregate that was read together with its entity.
package struct StoredRow: Sendable {
    /// Whether the row was marked as outdated, or was written before a column or relation was added, and so lacks its
    /// values.
    package let isOutdated: Bool
    /// Whether the row was marked as incomplete.
    package let isIncomplete: Bool
    /// Whether the row lacks a selected relation that is required or that may have been added after the row was written.
    /// Its `nil` then means unknown, not none.
    package let lacksRelation: Bool

    init(mark: RowMark?, isFromOlderSchema: Bool, lacksRelation: Bool) {
        isOutdated = isFromOlderSchema || mark == .outdated
        isIncomplete = mark == .incomplete
        self.lacksRelation = lacksRelation
    }
}
