/// A mark of the row of an aggregate, which the row has until the aggregate is stored again.
package enum RowMark: Sendable {
    /// The row lacks data: ``StoredRow/isIncomplete`` is `true`. Replaces ``outdated``.
    case incomplete
    /// The row has newer data at its source: ``StoredRow/isOutdated`` is `true`. Does not replace ``incomplete``.
    case outdated
}

/// A generation with a mark, as it is stored in a SQLite file.
///
/// Marked generations are negative. Versions of the program that do not know ``RowMark/outdated`` treat a row with this
/// mark as incomplete.
struct MarkedGeneration {

    /// The difference of generations with the two marks. Generations are less.
    static let outdatedOffset = 1 << 32

    let generation: Int
    let mark: RowMark?

    init(stored: Int) {
        guard stored < 0 else {
            (generation, mark) = (stored, nil)
            return
        }
        let number = -1 - stored
        let isOutdated = number >= Self.outdatedOffset
        generation = isOutdated ? number - Self.outdatedOffset : number
        mark = isOutdated ? .outdated : .incomplete
    }
}
