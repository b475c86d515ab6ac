/// What an entity takes its properties from, one after the other: a row of its table, or, for learning the columns,
/// nothing but placeholders.
///
/// A column that cannot be read gives a placeholder too. The failure is kept, so that declarations hold no `try`, and
/// thrown before anybody sees the entity.
@usableFromInline
package struct Row<Root> {

    @usableFromInline
    let reader: RowReader

    @inlinable
    init(_ reader: RowReader) {
        self.reader = reader
    }

    /// Notes a column and gives a placeholder.
    func describe<Value: ColumnValue>(
        _ name: StaticString, _ property: KeyPath<Root, Value>, _ role: ColumnRole
    ) -> Value {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.add("\(name)", Value.self, isNullable: false, at: offset, role)
        return .placeholder
    }

    /// Notes a column that admits NULL.
    func describe<Value: ColumnValue>(_ name: StaticString, _ property: KeyPath<Root, Value?>) -> Value? {
        let offset = MemoryLayout<Root>.offset(of: property)
        reader.describer?.add("\(name)", Value.self, isNullable: true, at: offset, .value)
        return nil
    }
}

extension Row where Root: TableEntity {

    /// The key.
    package func key(_ property: @autoclosure () -> KeyPath<Root, Root.Key>) -> Root.Key {
        guard let describer = reader.describer else { return Root.Key(from: Row<Root.Key>(reader)) }
        return describer.describe(Root.Key.self, at: MemoryLayout<Root>.offset(of: property()), isKey: true)
    }
}

extension Row {

    /// The columns of another entity, which stand among those of this one.
    @inlinable
    package func columns<Part: Entity>(of property: @autoclosure () -> KeyPath<Root, Part>) -> Part {
        reader.isDescribing ? describe(property()) : Part(from: Row<Part>(reader))
    }

    /// Notes the columns of another entity.
    @usableFromInline
    func describe<Part: Entity>(_ property: KeyPath<Root, Part>) -> Part {
        let offset = MemoryLayout<Root>.offset(of: property)
        guard let describer = reader.describer else { return Part(from: Row<Part>(reader)) }
        return describer.describe(Part.self, at: offset, isKey: false)
    }
}
