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
