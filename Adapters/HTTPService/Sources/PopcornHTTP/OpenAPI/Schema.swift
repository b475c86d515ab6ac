import enum TMDb.JSONValue

/// A JSON schema, as OpenAPI 3.1 uses it (JSON Schema 2020-12).
indirect enum Schema: Hashable, Sendable {
    case string(format: String? = nil)
    /// A string that is not empty, has a maximum length, and matches a regular expression.
    case text(maximumLength: Int, pattern: String? = nil)
    case enumeration([String])
    case integer(minimum: Int? = nil, maximum: Int? = nil)
    case number(minimum: Double? = nil, maximum: Double? = nil)
    case boolean
    case array(Schema)
    /// A list that is not empty.
    case list(Schema, maximumCount: Int?)
    case map(Schema)
    case nullable(Schema)
    /// One of several components, which the value of a property selects.
    case variants(property: String, components: [String: String])
    /// An object. The optional members may be absent.
    case object([Member])
    /// An object with any members.
    case anyObject
    /// A schema of the components of the document.
    case reference(String)

    /// A member of an object.
    struct Member: Hashable, Sendable {
        let name: String
        let schema: Schema
        let isRequired: Bool
        /// The description; `nil` for the description of the type's property.
        var description: String?

        fileprivate var json: JSONValue {
            guard let description, case .object(var members) = schema.json else { return schema.json }
            members["description"] = .string(description)
            return .object(members)
        }
    }

    /// The JSON of the schema.
    var json: JSONValue {
        switch self {
        case .string(let format):
            var members: [String: JSONValue] = ["type": "string"]
            if let format { members["format"] = .string(format) }
            return .object(members)
        case .text(let maximumLength, let pattern):
            var members: [String: JSONValue] = [
                "type": "string", "minLength": 1, "maxLength": .integer(maximumLength),
            ]
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
        case .list(let items, let maximumCount):
            var members: [String: JSONValue] = ["type": "array", "items": items.json, "minItems": 1]
            members["maxItems"] = maximumCount.map(JSONValue.integer)
            return .object(members)
        case .map(let values): return ["type": "object", "additionalProperties": values.json]
        case .nullable(let schema): return ["anyOf": [schema.json, ["type": "null"]]]
        case .variants(let property, let components):
            let names = components.values.sorted()
            let mapping = components.mapValues { JSONValue.string(Self.pointer($0)) }
            return [
                "oneOf": .array(names.map { Schema.reference($0).json }),
                "discriminator": ["propertyName": .string(property), "mapping": .object(mapping)],
            ]
        case .object(let members):
            let properties = Dictionary(members.map { ($0.name, $0.json) }) { $1 }
            let required = members.filter(\.isRequired).map(\.name).sorted()
            var object: [String: JSONValue] = ["type": "object", "properties": .object(properties)]
            if !required.isEmpty { object["required"] = .array(required.map(JSONValue.string)) }
            return .object(object)
        case .anyObject: return ["type": "object", "additionalProperties": true]
        case .reference(let name): return ["$ref": .string(Self.pointer(name))]
        }
    }

    private static func pointer(_ component: String) -> String { "#/components/schemas/\(component)" }

    private static func bounded(_ type: String, _ minimum: JSONValue?, _ maximum: JSONValue?) -> JSONValue {
        var members: [String: JSONValue] = ["type": .string(type)]
        members["minimum"] = minimum
        members["maximum"] = maximum
        if type == "number" { members["format"] = "double" }
        // Otherwise, generators choose 32 bits.
        if type == "integer", maximum == nil { members["format"] = "int64" }
        return .object(members)
    }
}
