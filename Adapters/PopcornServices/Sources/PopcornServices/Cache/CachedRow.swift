package import CoreDomain
package import CoreInfrastructure
import Foundation
import PopcornPersistence

/// A row of the cache as it is stored, for inspection.
///
/// Its JSON contains the columns by their names in the database, and the rows of each relation.
package struct CachedRow: Sendable {

    /// The identifier of the item.
    package let id: ContentID
    /// The language tag of the row.
    package let language: String
    /// The name of the table in the declarations of this version.
    package let table: String
    /// Whether the item has changed on TMDb, or the row was written by a version without some of the columns.
    package let isOutdated: Bool
    /// Whether the item was invalidated.
    package let isIncomplete: Bool

    private let columns: Members
    private let relations: Members

    /// Creates a row.
    package init(id: ContentID, _ row: ContentRow) {
        self.id = id
        language = row.language
        table = row.table
        isOutdated = row.isOutdated
        isIncomplete = row.isIncomplete
        columns = Members(columnsOf: row.fields)
        relations = Members(relationsOf: row.fields)
    }
}

extension CachedRow: Encodable {

    private enum CodingKeys: String, CodingKey {
        case id, language, table, isOutdated, isIncomplete, columns, relations
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(language, forKey: .language)
        try container.encode(table, forKey: .table)
        try container.encode(isOutdated, forKey: .isOutdated)
        try container.encode(isIncomplete, forKey: .isIncomplete)
        try container.encode(columns, forKey: .columns)
        try container.encode(relations, forKey: .relations)
    }
}

/// The members of a JSON object, in order.
private struct Members: Encodable, Sendable {

    private struct Name: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) {
            self.stringValue = stringValue
        }

        init?(intValue: Int) { nil }
    }

    private let members: [(name: String, value: (any Encodable & Sendable)?)]

    init(columnsOf fields: EntityFields) {
        members = fields.columns.map { ($0.name, $0.value.encodable) }
    }

    init(relationsOf fields: EntityFields) {
        members = fields.relations.map { ($0.name, $0.rows.map { rows in rows.map(Members.init(columnsOf:)) }) }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Name.self)
        for (name, value) in members {
            let key = Name(stringValue: name)
            if let value { try container.encode(value, forKey: key) } else { try container.encodeNil(forKey: key) }
        }
    }
}

extension EntityFields.FieldValue {

    /// The value in JSON; `nil` for `null`. Bytes are encoded in Base64.
    fileprivate var encodable: (any Encodable & Sendable)? {
        switch self {
        case .null: nil
        case .integer(let number): number
        case .flag(let flag): flag
        case .real(let number): number
        case .date(let date): date
        case .text(let text): text
        case .blob(let bytes): Data(bytes).base64EncodedString()
        }
    }
}
