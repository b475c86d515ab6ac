package import Foundation

/// The values of an entity by the names of its columns, for inspection.
package struct EntityFields: Equatable, Sendable {

    /// A value of a column.
    package enum FieldValue: Equatable, Sendable {
        case null
        case integer(Int64)
        case flag(Bool)
        case real(Double)
        case date(Date)
        case text(String)
        case blob([UInt8])
    }

    /// A column with its value.
    package struct Field: Equatable, Sendable {
        package let name: String
        package let value: FieldValue
    }

    /// A relation with its rows.
    package struct Relation: Equatable, Sendable {
        package let name: String
        /// The rows in order; `nil` if the relation is `nil`.
        package let rows: [EntityFields]?
    }

    /// The columns in declaration order.
    package let columns: [Field]

    /// The relations in declaration order; empty for a row of a relation.
    package let relations: [Relation]

    /// Creates the fields of an aggregate.
    ///
    /// - Parameter selection: The relations to include; `nil` for all of them.
    package init<Value: AggregateEntity>(_ entity: Value, including selection: RelationSelection<Value>? = nil) {
        self = withUnsafePointer(to: entity) { pointer in
            EntityFields(UnsafeRawPointer(pointer), EntityDescription(Value.self)) { relation in
                selection?.relations.contains { $0.offset == relation.offset } ?? true
            }
        }
    }

    init(columns: [Field], relations: [Relation]) {
        self.columns = columns
        self.relations = relations
    }

    private init(
        _ entity: UnsafeRawPointer, _ description: EntityDescription,
        includes: (EntityDescription.Relation) -> Bool = { _ in true }
    ) {
        columns = zip(description.columns, description.sources).compactMap { column, source in
            guard case .value(let type, let isNullable) = source.kind else { return nil }
            return Field(name: column.name, value: FieldValue(entity + source.offset, type, isNullable))
        }
        relations = description.relations.filter(includes).map { relation in
            let property = entity + relation.offset
            guard relation.child.type.rowCount(property, relation.isMany) != nil else {
                return Relation(name: relation.name, rows: nil)
            }
            var rows: [EntityFields] = []
            relation.child.type.forEachRow(property, relation.isMany) { row in
                rows.append(EntityFields(row, relation.child))
            }
            return Relation(name: relation.name, rows: rows)
        }
    }
}

extension EntityFields.FieldValue {

    /// Creates the value of a property at its location in memory.
    fileprivate init(_ property: UnsafeRawPointer, _ type: any ColumnValue.Type, _ isNullable: Bool) {
        var writer = RecordWriter()
        guard type.write(property, isNullable, to: &writer) else {
            self = .null
            return
        }
        self = writer.bytes.withUnsafeBytes { bytes in
            var cursor = RecordCursor(bytes)
            return switch cursor.next() {
            case .integer(let number): type is Bool.Type ? .flag(number != 0) : .integer(number)
            case .real(let number):
                type is Date.Type ? .date(Date(timeIntervalSinceReferenceDate: number)) : .real(number)
            case .text(let text): .text(String(decoding: text, as: UTF8.self))
            case .blob(let bytes): .blob(Array(bytes))
            case .null, nil: .null
            }
        }
    }
}

/// The value in JSON. Bytes are encoded in Base64.
extension EntityFields.FieldValue: Encodable {

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .integer(let number): try container.encode(number)
        case .flag(let flag): try container.encode(flag)
        case .real(let number): try container.encode(number)
        case .date(let date): try container.encode(date)
        case .text(let text): try container.encode(text)
        case .blob(let bytes): try container.encode(Data(bytes).base64EncodedString())
        }
    }
}
