import Foundation

import enum TMDb.JSONValue

/// The descriptions of models and their properties in the OpenAPI document. They are the documentation comments of the
/// source files, from which `make samples` makes the file.
enum PropertyDescriptions {

    /// The descriptions, by the names of types and of their properties. The description of the type itself has an empty
    /// name.
    static let all: [String: [String: String]] =
        (try? JSONDecoder().decode([String: [String: String]].self, from: Data(PackageResources.descriptions_json)))
        ?? [:]

    /// Returns the name of a component's type.
    static func type(ofComponent name: String) -> String {
        if name == "Problem" { return "ProblemBody" }
        if name.hasSuffix("WithParts") { return String(name.dropLast("WithParts".count)) }
        if name.hasSuffix("Page"), all[name] == nil { return "ContentPage" }
        if name.hasPrefix("Media"), name.hasSuffix("PreviewDetails"), all[name] == nil {
            return String(name.dropFirst("Media".count))
        }
        return name
    }

    /// Returns the JSON of a component with descriptions.
    static func adding(to schema: JSONValue, ofComponent name: String) -> JSONValue {
        guard case .object(var members) = schema, let texts = all[type(ofComponent: name)] else { return schema }
        members["description"] = texts[""].map(JSONValue.string)
        if case .object(let properties)? = members["properties"] {
            members["properties"] = .object(
                Dictionary(
                    uniqueKeysWithValues: properties.map { name, property in
                        guard case .object(var property) = property, let text = texts[name] else {
                            return (name, property)
                        }
                        property["description"] = .string(text)
                        return (name, .object(property))
                    }))
        }
        return .object(members)
    }
}

/// The examples of response bodies in the OpenAPI document: the responses to the sample data of the stand-in server,
/// with one element of each array.
///
/// They are in the file `examples.json`, which `make samples` writes. `DocumentTests` compares it with the responses.
enum ResponseExamples {

    /// The examples by the identifiers of their operations.
    static let all =
        (try? JSONDecoder().decode([String: JSONValue].self, from: Data(PackageResources.examples_json))) ?? [:]
}
