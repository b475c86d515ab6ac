import Foundation

/// Validates JSON against the schemas of an OpenAPI document, as far as the document uses JSON Schema.
struct SchemaValidator {

    /// The document, as `JSONSerialization` returns it.
    let document: [String: Any]

    /// Returns the first violation of a schema; `nil` if there is none.
    func violation(of schema: [String: Any], in value: Any, at path: String = "$") -> String? {
        if let reference = schema["$ref"] as? String {
            let name = reference.split(separator: "/").last.map(String.init) ?? ""
            let components = document["components"] as? [String: Any]
            guard let target = (components?["schemas"] as? [String: Any])?[name] as? [String: Any] else {
                return "\(path): no schema \(name)"
            }
            return violation(of: target, in: value, at: path)
        }
        if let all = schema["allOf"] as? [[String: Any]] {
            return all.lazy.compactMap { violation(of: $0, in: value, at: path) }.first
        }
        for key in ["anyOf", "oneOf"] {
            guard let options = schema[key] as? [[String: Any]] else { continue }
            let violations = options.map { violation(of: $0, in: value, at: path) }
            let count = violations.count { $0 == nil }
            if count == 0 { return violations.compactMap { $0 }.joined(separator: " | ") }
            return key == "oneOf" && count > 1 ? "\(path): \(count) schemas of oneOf match" : nil
        }
        return typeViolation(of: schema, in: value, at: path)
    }

    private func typeViolation(of schema: [String: Any], in value: Any, at path: String) -> String? {
        switch schema["type"] as? String {
        case "object":
            guard let object = value as? [String: Any] else { return "\(path): not an object" }
            for name in schema["required"] as? [String] ?? [] where object[name] == nil {
                return "\(path): lacks \(name)"
            }
            if let values = schema["additionalProperties"] as? [String: Any] {
                return object.lazy.compactMap { violation(of: values, in: $1, at: "\(path).\($0)") }.first
            }
            let properties = schema["properties"] as? [String: Any] ?? [:]
            return object.lazy.compactMap { name, member in
                (properties[name] as? [String: Any]).flatMap { violation(of: $0, in: member, at: "\(path).\(name)") }
            }.first
        case "array":
            guard let array = value as? [Any] else { return "\(path): not an array" }
            let items = schema["items"] as? [String: Any] ?? [:]
            return array.enumerated().lazy.compactMap { violation(of: items, in: $1, at: "\(path)[\($0)]") }.first
        case "string":
            guard let text = value as? String else { return "\(path): not a string" }
            if let values = schema["enum"] as? [String], !values.contains(text) { return "\(path): \(text) is unknown" }
            switch schema["format"] as? String {
            case "date": return text.utf8.count == 10 ? nil : "\(path): \(text) is not a day"
            case "date-time": return text.contains("T") ? nil : "\(path): \(text) is not a time"
            case "uri": return text.contains(":") ? nil : "\(path): \(text) is not a URI"
            default: return nil
            }
        case "integer":
            guard let number = value as? NSNumber, number.doubleValue.rounded() == number.doubleValue else {
                return "\(path): not an integer"
            }
            return nil
        case "number": return value is NSNumber ? nil : "\(path): not a number"
        case "boolean": return value is Bool ? nil : "\(path): not a Boolean"
        case "null": return value is NSNull ? nil : "\(path): not null"
        case let other: return "\(path): the type \(other ?? "nil") is unknown"
        }
    }
}
