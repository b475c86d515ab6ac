/// Which rows of which relations are read, next to the relations that always are.
///
/// ```swift
/// transaction.find(MovieEntity.self, key, including: [.all(\.cast), .first(1, of: \.logos)])
/// ```
package struct RelationSelection<Owner: AggregateEntity>: Sendable {

    private(set) var relations: [SelectedRelation]

    /// No relations.
    package static var none: Self { Self(relations: []) }

    /// All rows of a relation to any number of them.
    package static func all<Child: Entity>(_ relation: KeyPath<Owner, [Child]?>) -> Self {
        Self(relations: [SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation))])
    }

    /// The row of a relation to at most one.
    package static func all<Child: Entity>(_ relation: KeyPath<Owner, Child?>) -> Self {
        Self(relations: [SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation))])
    }

    /// The first rows of a relation.
    package static func first<Child: Entity>(_ limit: Int, of relation: KeyPath<Owner, [Child]?>) -> Self {
        Self(relations: [SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation), limit: limit)])
    }

    /// The rows of a relation that have one of some values in a column.
    ///
    /// - Parameter isRequired: Whether an owner lacks something if it does not have the relation, be it empty.
    package static func rows<Child: Entity, Value: ColumnValue>(
        of relation: KeyPath<Owner, [Child]?>, where property: KeyPath<Child, Value>, isIn values: [Value],
        isRequired: Bool = false
    ) -> Self {
        // An array that is converted as a whole is cast element by element, at run time.
        let condition = SelectedRelation.Condition(
            offset: MemoryLayout<Child>.offset(of: property), values: values.map { $0 })
        let offset = MemoryLayout<Owner>.offset(of: relation)
        return Self(relations: [SelectedRelation(offset: offset, condition: condition, isRequired: isRequired)])
    }
}

extension RelationSelection {
    /// The same rows, with other values in the conditions.
    ///
    /// For a selection that is made once: to resolve its key paths takes about as long as to find a row.
    package func replacingValues<Value: ColumnValue>(with values: [Value]) -> Self {
        var selection = self
        for index in selection.relations.indices {
            selection.relations[index].condition?.values = values.map { $0 }
        }
        return selection
    }
}

extension RelationSelection: ExpressibleByArrayLiteral {
    package init(arrayLiteral elements: Self...) {
        relations = elements.flatMap { $0.relations }
    }
}

extension RelationSelection {
    /// Both selections.
    package static func + (left: Self, right: Self) -> Self {
        Self(relations: left.relations + right.relations)
    }

    /// Adds another selection.
    package static func += (left: inout Self, right: Self) {
        left.relations += right.relations
    }
}

/// A relation of which rows are read.
struct SelectedRelation: Sendable {

    /// What the rows have in a column.
    struct Condition: Sendable {
        /// How many bytes into the row's entity the column's property is.
        let offset: Int?
        var values: [any ColumnValue]
    }

    /// How many bytes into the owner's entity the relation's property is.
    let offset: Int?
    var condition: Condition?
    var limit: Int?
    /// Whether an owner without the relation lacks something.
    var isRequired = false

    /// Whether all rows are read.
    var isWhole: Bool { condition == nil && limit == nil }
}
