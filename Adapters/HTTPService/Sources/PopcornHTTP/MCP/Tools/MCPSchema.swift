import CoreDomain

import enum TMDb.JSONValue

/// The JSON schemas (2020-12) of tools, from the sources of the OpenAPI document.
enum MCPSchema {

    /// Returns the schema of a tool's arguments.
    static func input(_ parameters: [Parameter], defaults: [String: JSONValue]) -> JSONValue {
        var properties: [String: JSONValue] = [:]
        for parameter in parameters {
            guard case .object(var members) = short(parameter.schema.json) else { continue }
            members["description"] = .string(parameter.description)
            members["default"] = defaults[parameter.name]
            properties[parameter.name] = .object(members)
        }
        var schema: [String: JSONValue] = [
            "type": "object", "properties": .object(properties), "additionalProperties": false,
        ]
        let required = parameters.filter(\.isRequired).map(\.name).sorted()
        if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
        return .object(schema)
    }

    /// Returns the schema of a type.
    ///
    /// - Parameter descriptions: The descriptions of properties whose names do not describe them.
    static func output(_ type: any Decodable.Type, descriptions: [String: String]) -> JSONValue {
        let collector = SchemaCollector()
        let schema = resolved(.object(collector.members(of: type)), in: collector)
        guard case .object(var members) = short(schema.json), case .object(var properties)? = members["properties"]
        else {
            return ["type": "object"]
        }
        for (name, text) in descriptions {
            guard case .object(var property)? = properties[name] else { continue }
            property["description"] = .string(text)
            properties[name] = .object(property)
        }
        members["properties"] = .object(properties)
        return .object(members)
    }

    /// Returns a schema with the components in place of their references.
    private static func resolved(_ schema: Schema, in collector: SchemaCollector) -> Schema {
        switch schema {
        case .reference(let name): collector.components[name].map { resolved($0, in: collector) } ?? .anyObject
        case .array(let items): .array(resolved(items, in: collector))
        case .map(let values): .map(resolved(values, in: collector))
        case .nullable(let value): .nullable(resolved(value, in: collector))
        case .object(let members):
            .object(
                members.map {
                    Schema.Member(
                        name: $0.name, schema: resolved($0.schema, in: collector), isRequired: $0.isRequired,
                        description: $0.description)
                })
        default: schema
        }
    }

    /// Returns a schema without the formats of numbers, which are for generators of code.
    private static func short(_ schema: JSONValue) -> JSONValue {
        switch schema {
        case .object(let members):
            .object(members.filter { $0.key != "format" || !["int64", "double"].contains($0.value) }.mapValues(short))
        case .array(let elements): .array(elements.map(short))
        default: schema
        }
    }
}

extension Parameter {

    /// Returns the parameter with another description.
    func described(_ description: String) -> Parameter {
        Parameter.query(name, description, schema, isRequired: isRequired)
    }

    /// A copy of the parameter that is required.
    var required: Parameter { Parameter.query(name, description, schema, isRequired: true) }

    static let language = locale.named("language")[0].described(
        "The language of texts, a tag such as `de-AT`. Default: the client's.")

    static let region = locale.named("region")[0].described(
        "The region, an ISO 3166-1 code such as `AT`. Default: that of the language.")
}

extension [Parameter] {
    /// Returns the parameters with names.
    func named(_ names: String...) -> [Parameter] {
        names.compactMap { name in first { $0.name == name } }
    }
}
