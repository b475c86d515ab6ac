import enum TMDb.JSONValue

/// A JSON schema, as OpenAPI 3.1 uses it (JSON Schema 2020-12).
indirect enum Schema: Hashable, Sendable {
    case string(format: String? = nil)
    /// A string that is not empty, and matches a regular expression.
    case text(pattern: String? = nil)
    case enumeration([String])
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    case boolean
    case array(Schema)
    case map(Schema)
    case nullable(Schema)
    /// One of several schemas.
    case oneOf([Schema])
    /// All of several schemas.
    case allOf([Schema])
    /// An object. The optional members may be absent.
    case object([Member])
    /// A schema of the components of the document.
    case reference(String)

    /// A member of an object.
    struct Member: Hashable, Sendable {
        let name: String
        let schema: Schema
        let isRequired: Bool
    }

    /// The JSON of the schema.
    var json: JSONValue {
        switch self {
        case .string(let format):
            var members: [String: JSONValue] = ["type": "string"]
            if let format { members["format"] = .string(format) }
            return .object(members)
        case .text(let pattern):
            var members: [String: JSONValue] = ["type": "string", "minLength": 1]
            members["pattern"] = pattern.map(JSONValue.string)
            return .object(members)
        case .enumeration(let values):
            return ["type": "string", "enum": .array(values.map(JSONValue.string))]
        case .integer(let minimum, let maximum):
            return Self.bounded("integer", minimum.map(JSONValue.integer), maximum.map(JSONValue.integer))
        case .number(let minimum, let maximum):
            return Self.bounded("number", minimum.map(JSONValue.number), maximum.map(JSONValue.number))
        case .boolean: return ["type": "boolean"]
        case .array(let items): return ["type": "array", "items": items.json]
        case .map(let values): return ["type": "object", "additionalProperties": values.json]
        case .nullable(let schema): return ["anyOf": [schema.json, ["type": "null"]]]
        case .oneOf(let schemas): return ["oneOf": .array(schemas.map(\.json))]
        case .allOf(let schemas): return ["allOf": .array(schemas.map(\.json))]
        case .object(let members):
            let properties = Dictionary(members.map { ($0.name, $0.schema.json) }) { $1 }
            let required = members.filter(\.isRequired).map(\.name).sorted()
            var object: [String: JSONValue] = ["type": "object", "properties": .object(properties)]
            if !required.isEmpty { object["required"] = .array(required.map(JSONValue.string)) }
            return .object(object)
        case .reference(let name): return ["$ref": .string("#/components/schemas/\(name)")]
        }
    }

    private static func bounded(_ type: String, _ minimum: JSONValue?, _ maximum: JSONValue?) -> JSONValue {
        var members: [String: JSONValue] = ["type": .string(type)]
        members["minimum"] = minimum
        members["maximum"] = maximum
        return .object(members)
    }
}
