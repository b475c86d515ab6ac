// Inlinable, and so is what it mentions, because the loop over a relation's rows is generic: if it is not specialised
// for the entities of other modules, each row costs several look-ups of metadata.

extension Row where Root: AggregateEntity {

    /// The rows of a relation to any number of them; `nil` if there is none, or it is not read.
    ///
    /// - Parameters:
    ///   - name: The relation's name.
    ///   - property: The property that the rows are assigned to.
    ///   - reading: When the rows are read.
    @inlinable
    package func many<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, [Child]?>,
        _ reading: RelationLoading = .always
    ) -> [Child]? {
        reader.isDescribing ? describe(name, property(), reading) : rows(of: Child.self)
    }

    /// The row of a relation to at most one; `nil` if there is none, or it is not read.
    ///
    /// - Parameters:
    ///   - name: The relation's name.
    ///   - property: The property that the row is assigned to.
    ///   - reading: When the row is read.
    @inlinable
    package func one<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Child?>,
        _ reading: RelationLoading = .always
    ) -> Child? {
        reader.isDescribing ? describe(name, property(), reading) : rows(of: Child.self)?.first
    }

    @inlinable
    func rows<Child: Entity>(of type: Child.Type) -> [Child]? {
        guard let relation = reader.beginRelation() else { return nil }
        var rows: [Child] = []
        // The number comes from a file, so it is not trusted with any amount of memory.
        rows.reserveCapacity(min(relation.mostRows, 4096))
        // When the last is read there is no need to ask whether there is another.
        while rows.count < relation.mostRows, relation.goToNextRow() {
            rows.append(Child(from: Row<Child>(relation)))
        }
        reader.endRelation(relation, rows: rows.count)
        return rows
    }

    /// Notes a relation to any number of rows.
    @usableFromInline
    func describe<Child: Entity>(
        _ name: StaticString, _ property: KeyPath<Root, [Child]?>, _ reading: RelationLoading
    ) -> [Child]? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.addRelation("\(name)", Child.self, isMany: true, at: offset, reading)
        return nil
    }

    /// Notes a relation to at most one row.
    @usableFromInline
    func describe<Child: Entity>(
        _ name: StaticString, _ property: KeyPath<Root, Child?>, _ reading: RelationLoading
    ) -> Child? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.addRelation("\(name)", Child.self, isMany: false, at: offset, reading)
        return nil
    }
}
