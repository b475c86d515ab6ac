/// The source of an entity's properties, read in order: a table row or, during column discovery, placeholder values.
///
/// A column that cannot be read also yields a placeholder. The error is recorded and thrown before the entity is
/// returned, so declarations need no `try`.
@usableFromInline
package struct Row<Root> {

    @usableFromInline
    let reader: RowReader

    @inlinable
    init(_ reader: RowReader) {
        self.reader = reader
    }

    /// Records a column and returns a placeholder.
    func describe<Value: ColumnValue>(
        _ name: StaticString, _ property: KeyPath<Root, Value>, _ role: ColumnRole
    ) -> Value {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.add("\(name)", Value.self, isNullable: false, at: offset, role)
        return .placeholder
    }

    /// Records a nullable column and returns `nil`.
    func describe<Value: ColumnValue>(_ name: StaticString, _ property: KeyPath<Root, Value?>) -> Value? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.add("\(name)", Value.self, isNullable: true, at: offset, .value)
        return nil
    }
}

extension Row where Root: TableEntity {

    /// Returns the key.
    package func key(_ property: @autoclosure () -> KeyPath<Root, Root.Key>) -> Root.Key {
        guard let describer = reader.describer else { return Root.Key(from: Row<Root.Key>(reader)) }
        return describer.describe(Root.Key.self, at: MemoryLayout<Root>.offset(of: property()), isKey: true)
    }
}

extension Row {

    /// Returns another entity whose columns are part of this entity's table.
    @inlinable
    package func columns<Part: Entity>(of property: @autoclosure () -> KeyPath<Root, Part>) -> Part {
        reader.isDescribing ? describe(property()) : Part(from: Row<Part>(reader))
    }

    /// Records the columns of another entity.
    @usableFromInline
    func describe<Part: Entity>(_ property: KeyPath<Root, Part>) -> Part {
        let offset = MemoryLayout<Root>.offset(of: property)
        guard let describer = reader.describer else { return Part(from: Row<Part>(reader)) }
        return describer.describe(Part.self, at: offset, isKey: false)
    }
}

// Inlinable, as is everything it uses, because the loop over a relation's rows is generic. Unless it is specialised for
// entities of other modules, each row requires several lookups of metadata.

extension Row where Root: AggregateEntity {

    /// Returns the rows of a to-many relation, or `nil` if the row lacks the relation or the relation is not read.
    ///
    /// - Parameters:
    ///   - name: The name of the relation.
    ///   - property: The property that the rows are assigned to.
    ///   - loading: Whether the rows are always read or only if selected. Default: ``RelationLoading/always``.
    @inlinable
    package func many<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, [Child]?>,
        _ loading: RelationLoading = .always
    ) -> [Child]? {
        reader.isDescribing ? describe(name, property(), loading) : rows(of: Child.self)
    }

    /// Returns the row of a to-one relation, or `nil` if the row lacks the relation or the relation is not read.
    ///
    /// - Parameters:
    ///   - name: The name of the relation.
    ///   - property: The property that the row is assigned to.
    ///   - loading: Whether the row is always read or only if selected. Default: ``RelationLoading/always``.
    @inlinable
    package func one<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Child?>,
        _ loading: RelationLoading = .always
    ) -> Child? {
        reader.isDescribing ? describe(name, property(), loading) : rows(of: Child.self)?.first
    }

    @inlinable
    func rows<Child: Entity>(of type: Child.Type) -> [Child]? {
        guard let relation = reader.beginRelation() else { return nil }
        var rows: [Child] = []
        rows.reserveCapacity(relation.reservedRowCount)
        while rows.count < relation.maximumRowCount, relation.goToNextRow() {
            rows.append(Child(from: Row<Child>(relation)))
        }
        reader.endRelation(relation)
        return rows
    }

    /// Records a to-many relation.
    @usableFromInline
    func describe<Child: Entity>(
        _ name: StaticString, _ property: KeyPath<Root, [Child]?>, _ loading: RelationLoading
    ) -> [Child]? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.addRelation("\(name)", Child.self, isMany: true, at: offset, loading)
        return nil
    }

    /// Records a to-one relation.
    @usableFromInline
    func describe<Child: Entity>(
        _ name: StaticString, _ property: KeyPath<Root, Child?>, _ loading: RelationLoading
    ) -> Child? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.addRelation("\(name)", Child.self, isMany: false, at: offset, loading)
        return nil
    }
}
