/// A selection of relations, or some of their rows, to read in addition to the relations that are always read.
///
/// ```swift
/// transaction.find(MovieEntity.self, key, including: [.all(\.cast), .first(1, of: \.logos)])
/// ```
package struct RelationSelection<Owner: AggregateEntity>: Sendable {

    private(set) var relations: [SelectedRelation]

    /// A selection of all rows of all relations.
    package static var everything: Self {
        Self(relations: EntityDescription(Owner.self).relations.map { SelectedRelation(offset: $0.offset) })
    }

    /// An empty selection.
    package static var none: Self { Self(relations: []) }

    /// Selects all rows of a to-many relation.
    ///
    /// - Parameter isRequired: Whether an entity counts as incomplete if the relation is `nil`. Default: `false`.
    package static func all<Child: Entity>(
        _ relation: KeyPath<Owner, [Child]?>, isRequired: Bool = false
    ) -> Self {
        Self(relations: [
            SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation), isRequired: isRequired)
        ])
    }

    /// Selects the row of a to-one relation.
    ///
    /// - Parameter isRequired: Whether an entity counts as incomplete if the relation is `nil`. Default: `false`.
    package static func all<Child: Entity>(
        _ relation: KeyPath<Owner, Child?>, isRequired: Bool = false
    ) -> Self {
        Self(relations: [
            SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation), isRequired: isRequired)
        ])
    }

    /// Selects all rows of the only relation to a type. Reading a selection of a type to which the owner has no
    /// relation, or several, throws ``DatabaseError/undeclared(entity:reason:)``.
    package static func all<Child: Entity>(of type: Child.Type) -> Self {
        let relations = EntityDescription(Owner.self).relations.filter { $0.child.type == type }
        return Self(relations: [SelectedRelation(offset: relations.count == 1 ? relations.first?.offset : nil)])
    }

    /// Selects the first rows of a relation.
    package static func first<Child: Entity>(_ limit: Int, of relation: KeyPath<Owner, [Child]?>) -> Self {
        Self(relations: [SelectedRelation(offset: MemoryLayout<Owner>.offset(of: relation), limit: limit)])
    }

    /// Selects the rows of a relation whose column contains one of several values.
    ///
    /// - Parameter isRequired: Whether an entity counts as incomplete if the relation is `nil`. An empty relation is
    ///   complete. Default: `false`.
    package static func rows<Child: Entity, Value: ColumnValue>(
        of relation: KeyPath<Owner, [Child]?>, where property: KeyPath<Child, Value>, isIn values: [Value],
        isRequired: Bool = false
    ) -> Self {
        // The closure wraps each value statically. Converting the whole array would cast each element at run time.
        let condition = SelectedRelation.Condition(
            offset: MemoryLayout<Child>.offset(of: property), values: values.map { $0 })
        let offset = MemoryLayout<Owner>.offset(of: relation)
        return Self(relations: [SelectedRelation(offset: offset, condition: condition, isRequired: isRequired)])
    }
}

extension RelationSelection {
    /// Returns the same selection with different values in its conditions.
    ///
    /// Use it to create a selection once and reuse it: resolving its key paths takes about as long as finding a row.
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
    /// Returns a selection that contains both selections.
    package static func + (left: Self, right: Self) -> Self {
        Self(relations: left.relations + right.relations)
    }

    /// Adds another selection.
    package static func += (left: inout Self, right: Self) {
        left.relations += right.relations
    }
}

/// A relation whose rows are read, all or some of them.
struct SelectedRelation: Sendable {

    /// A condition on the rows: a column contains one of several values.
    struct Condition: Sendable {
        /// The offset of the column's property in the row's entity, in bytes.
        let offset: Int?
        var values: [any ColumnValue]
    }

    /// The offset of the relation's property in the owner's entity, in bytes.
    let offset: Int?
    var condition: Condition?
    var limit: Int?
    /// Whether an entity whose relation is `nil` counts as incomplete.
    var isRequired = false

    /// Whether all rows are read.
    var isWhole: Bool { condition == nil && limit == nil }
}
