/// The state of an aggregate's row. It is read together with the entity.
package struct RowState: Sendable {
    /// Whether the row was marked as outdated, or was written before a column or relation was added, and so lacks its
    /// values.
    package let isOutdated: Bool
    /// Whether the row was marked as incomplete.
    package let isIncomplete: Bool
    /// Whether the row lacks a selected relation that is required or that may have been added after the row was
    /// written. Its `nil` then means unknown, not none.
    package let lacksRelation: Bool

    init(mark: RowMark?, isFromOlderSchema: Bool, lacksRelation: Bool) {
        isOutdated = isFromOlderSchema || mark == .outdated
        isIncomplete = mark == .incomplete
        self.lacksRelation = lacksRelation
    }
}

/// A mark of the row of an aggregate, which the row has until the aggregate is stored again.
package enum RowMark: Int64, Sendable {
    /// The row lacks data: ``RowState/isIncomplete`` is `true`. Replaces ``outdated``.
    case incomplete = 1
    /// The row has newer data at its source: ``RowState/isOutdated`` is `true`. Does not replace ``incomplete``.
    case outdated = 2
}
