/// What an entity takes its properties from, one after the other: a row of its table, or, for learning the columns,
/// nothing but placeholders.
///
/// A column that cannot be read gives a placeholder too. The failure is kept, so that declarations hold no `try`, and
/// thrown before anybody sees the entity.
package struct Row<Root> {

    let reader: RowReader

    init(_ reader: RowReader) {
        self.reader = reader
    }

    /// Notes a column and gives a placeholder.
    func describe<Value: ColumnValue>(
        _ name: StaticString, _ property: KeyPath<Root, Value>, _ role: ColumnRole
    ) -> Value {
        reader.describer?.add(
            "\(name)", Value.self, isNullable: false, at: MemoryLayout<Root>.offset(of: property), role)
        return .placeholder
    }

    /// Notes a column that admits NULL.
    func describe<Value: ColumnValue>(_ name: StaticString, _ property: KeyPath<Root, Value?>) -> Value? {
        reader.describer?.add(
            "\(name)", Value.self, isNullable: true, at: MemoryLayout<Root>.offset(of: property), .value)
        return nil
    }
}

extension Row where Root: TableEntity {

    /// The key.
    package func key(_ property: @autoclosure () -> KeyPath<Root, Root.Key>) -> Root.Key {
        guard let describer = reader.describer else { return Root.Key(from: Row<Root.Key>(reader)) }
        return describer.describeKey(Root.Key.self, at: MemoryLayout<Root>.offset(of: property()))
    }
}

extension Row where Root: AggregateEntity {

    /// The rows of a relation to any number of them; `nil` if there is none, or it is not read.
    ///
    /// - Parameters:
    ///   - name: The relation's name.
    ///   - property: The property that the rows are assigned to.
    ///   - reading: When the rows are read.
    package func many<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, [Child]?>,
        _ reading: RelationReading = .always
    ) -> [Child]? {
        guard let describer = reader.describer else { return reader.rows(of: Child.self) }
        describer.addRelation(
            "\(name)", Child.self, isMany: true, at: MemoryLayout<Root>.offset(of: property()), reading)
        return nil
    }

    /// The row of a relation to at most one; `nil` if there is none, or it is not read.
    ///
    /// - Parameters:
    ///   - name: The relation's name.
    ///   - property: The property that the row is assigned to.
    ///   - reading: When the row is read.
    package func one<Child: Entity>(
        _ name: StaticString, _ property: @autoclosure () -> KeyPath<Root, Child?>,
        _ reading: RelationReading = .always
    ) -> Child? {
        guard let describer = reader.describer else { return reader.rows(of: Child.self)?.first }
        describer.addRelation(
            "\(name)", Child.self, isMany: false, at: MemoryLayout<Root>.offset(of: property()), reading)
        return nil
    }
}
