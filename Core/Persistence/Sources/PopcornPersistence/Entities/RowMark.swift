/// A mark of the row of an aggregate, which the row has until the aggregate is stored again.
package enum RowMark: Int64, Sendable {
    /// The row lacks data: ``StoredRow/isIncomplete`` is `true`. Replaces ``outdated``.
    case incomplete = 1
    /// The row has newer data at its source: ``StoredRow/isOutdated`` is `true`. Does not replace ``incomplete``.
    case outdated = 2
}
