/// Some rows of a relation, for a reader that does not need all of them.
@usableFromInline
package struct RelationSelection: Sendable {

    private let relation: String
    private let condition: String?
    private let limit: Int?
    @usableFromInline
    package let values: [any ColumnValue]

    /// By what the statement of the selection is found again.
    let key: String

    /// The first rows of a relation that meet a condition.
    ///
    /// - Parameters:
    ///   - relation: The relation, by the name that the entity gives it.
    ///   - condition: An SQL condition with a `?` for each value. Default: every row.
    ///   - limit: How many rows are read at most. Default: all.
    package init(
        _ relation: String, where condition: String? = nil, _ values: [any ColumnValue] = [], limit: Int? = nil
    ) {
        self.relation = relation
        self.condition = condition
        self.values = values
        self.limit = limit
        key = "\(relation) \(condition ?? "") \(limit ?? -1)"
    }

    /// Whether this is a selection of the relation's rows.
    @usableFromInline
    package func isOf(_ relation: StaticString) -> Bool {
        self.relation == relation.description
    }

    func sql(for table: TableDefinition) -> String {
        table.selectByOwner(and: condition, limit: limit)
    }
}
