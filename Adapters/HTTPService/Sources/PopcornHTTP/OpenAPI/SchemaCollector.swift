import CoreApplication
import CoreDomain
import Foundation
import MediaApplication

/// The schemas of models, which follow from their `Decodable` conformances.
///
/// A model is decoded by a decoder that returns examples, and records the keys and the types that the model requests.
/// The schema of a model is therefore never declared again.
final class SchemaCollector {

    /// The schemas of the objects, by the names of their types.
    private(set) var components: [String: Schema] = [:]

    /// Returns the schema of a type. An object becomes a component.
    func schema(of type: any Decodable.Type) -> Schema {
        decoded(type).schema
    }

    /// Adds a component for a schema, and returns its reference. References stay as they are.
    func component(_ name: String, _ schema: Schema) -> Schema {
        if case .reference = schema { return schema }
        components[name] = schema
        return .reference(name)
    }

    /// Adds a component with the members of a type and further members, and returns its reference.
    func component(_ name: String, extending type: any Decodable.Type, by members: [Schema.Member]) -> Schema {
        guard case .reference(let base) = schema(of: type), case .object(let own)? = components[base] else {
            return component(name, .object(members))
        }
        return component(name, .object(own + members))
    }

    /// Returns the schema of a type or, if it is an optional type, of the wrapped type; and whether it is optional.
    func nullableSchema<Value: Decodable>(of type: Value.Type) -> (schema: Schema, isNullable: Bool) {
        // An optional value decodes the wrapped type, whose schema is therefore recorded.
        (schema(of: type), type is any ExpressibleByNilLiteral.Type)
    }

    /// Returns the schema of a type, and an example if one can be decoded.
    func decoded(_ type: any Decodable.Type, forKey key: String? = nil) -> (schema: Schema, example: Any?) {
        switch type {
        case is Date.Type:
            // See `PopcornJSON`. The dates of models whose names do not end with `At` are days.
            let isTime = key?.hasSuffix("At") ?? false
            return (.string(format: isTime ? "date-time" : "date"), Date(timeIntervalSince1970: 0))
        case is URL.Type: return Self.url(forKey: key)
        case is MediaPreviewDetails.Type: return (mediaPreview, nil)
        case is PartialDate.Type: return (.string(), nil)
        case let type as any (CaseIterable & RawRepresentable).Type: return Self.enumeration(type)
        case let type as any ExpressibleByDictionaryLiteral.Type: return dictionary(type)
        default: return object(type)
        }
    }

    /// Returns the members of a type whose JSON is an object.
    func members(of type: any Decodable.Type) -> [Schema.Member] {
        let decoder = RecordingDecoder(collector: self)
        _ = try? type.init(from: decoder)
        guard case .object(let members) = decoder.recording.schema else { return [] }
        return members
    }

    /// Returns the schema of a type that decodes itself from a container.
    private func object(_ type: any Decodable.Type) -> (schema: Schema, example: Any?) {
        let decoder = RecordingDecoder(collector: self)
        let example = try? type.init(from: decoder)
        let schema = decoder.recording.schema
        guard case .object = schema else { return (schema, example) }
        let name = Self.name(of: type)
        components[name] = schema
        return (.reference(name), example)
    }

    /// Returns the schema of a dictionary, whose keys become the names of members.
    private func dictionary<Map: ExpressibleByDictionaryLiteral>(
        _ type: Map.Type
    ) -> (schema: Schema, example: Any?) {
        let values = (Map.Value.self as? any Decodable.Type).map { schema(of: $0) }
        return (.map(values ?? .object([])), Map())
    }

    /// The schema of a movie, a series or a person with its kind.
    private var mediaPreview: Schema {
        let previews: [(String, any Decodable.Type)] = [
            ("movie", MoviePreviewDetails.self), ("tv", TVSeriesPreviewDetails.self),
            ("person", PersonPreviewDetails.self),
        ]
        var names: [String: String] = [:]
        for (kind, type) in previews {
            let name = "Media\(Self.name(of: type))"
            _ = component(
                name, extending: type,
                by: [
                    .init(
                        name: "kind", schema: .enumeration([kind]), isRequired: true,
                        description: "The kind of the item.")
                ])
            names[kind] = name
        }
        components["MediaPreviewDetails"] = .variants(property: "kind", components: names)
        return .reference("MediaPreviewDetails")
    }

    private static func url(forKey key: String?) -> (schema: Schema, example: Any?) {
        switch key {
        // The path of an image is relative; the URLs of the same object end with it.
        case "path", "posterPath": (.string(), URL(string: "/image.jpg"))
        // The URLs of images are relative if the service serves them.
        case "thumbnail", "card", "detail", "full":
            (.string(format: "uri-reference"), URL(string: "https://image.example/w500/image.jpg"))
        default: (.string(format: "uri"), URL(string: "https://image.example/w500/image.jpg"))
        }
    }

    private static func enumeration<Value: CaseIterable & RawRepresentable>(
        _ type: Value.Type
    ) -> (schema: Schema, example: Any?) {
        let values = type.allCases.map(\.rawValue)
        let example = type.allCases.first
        guard let texts = values as? [String] else { return (.integer(), example) }
        // TMDb may add values.
        return (type is any OpenVocabulary.Type ? .string() : .enumeration(texts), example)
    }

    /// Returns the name of a component: the name of the type, such as `MovieDetails`. A page is named after its items.
    static func name(of type: Any.Type) -> String {
        let name = String(reflecting: type).split(separator: "<").map { part in
            let path = part.prefix { $0 != ">" }.split(separator: ".").dropFirst()
            return path.joined()
        }
        return name.count == 2 && name[0] == "ContentPage" ? "\(name[1])Page" : name.joined()
    }
}
