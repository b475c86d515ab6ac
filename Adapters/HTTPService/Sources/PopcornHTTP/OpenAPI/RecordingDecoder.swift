import Foundation

/// A decoder that returns examples, and records the schema of the decoded type.
struct RecordingDecoder: Decoder {

    /// The schema that is recorded while a value is decoded.
    final class Recording {
        var schema: Schema = .object([])
    }

    let collector: SchemaCollector
    let recording = Recording()

    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(RecordingKeyedContainer<Key>(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        RecordingUnkeyedContainer(decoder: self)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        RecordingSingleValueContainer(decoder: self)
    }

    /// Returns the schema and an example of a type. Without an example, the decoding of the enclosing type ends, but
    /// its recorded schema remains.
    func example<Value: Decodable>(of type: Value.Type, forKey key: String? = nil) -> (schema: Schema, value: Value?) {
        let (schema, example) = collector.decoded(type, forKey: key)
        return (schema, example as? Value)
    }

    fileprivate var noExample: DecodingError {
        .dataCorrupted(.init(codingPath: [], debugDescription: "The type has no example"))
    }
}

/// A string that is a valid day, owner, language and name of a title.
private let exampleString = "2000-01-01"

/// A container that records members.
private struct RecordingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {

    let decoder: RecordingDecoder
    var codingPath: [any CodingKey] { [] }

    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool { false }

    private func record(_ schema: Schema, _ key: Key, isRequired: Bool = true) {
        guard case .object(var members) = decoder.recording.schema else { return }
        members.removeAll { $0.name == key.stringValue }
        members.append(Schema.Member(name: key.stringValue, schema: schema, isRequired: isRequired))
        decoder.recording.schema = .object(members)
    }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        let (schema, value) = decoder.example(of: type, forKey: key.stringValue)
        record(schema, key)
        guard let value else { throw decoder.noExample }
        return value
    }

    // The standard library's implementations for these types would record required members.

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) -> Bool? {
        record(.boolean, key, isRequired: false)
        return nil
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) -> String? {
        record(.string(), key, isRequired: false)
        return nil
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) -> Double? {
        record(.number(), key, isRequired: false)
        return nil
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) -> Int? {
        record(.integer(), key, isRequired: false)
        return nil
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) -> Value? {
        let schema = decoder.example(of: type, forKey: key.stringValue).schema
        // The value of a member that may be absent or null is optional itself.
        record(type is any ExpressibleByNilLiteral.Type ? .nullable(schema) : schema, key, isRequired: false)
        return nil
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> {
        decoder.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }

    func superDecoder() -> any Decoder { decoder }

    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// A container with one element, which records the schema of the elements.
private struct RecordingUnkeyedContainer: UnkeyedDecodingContainer {

    let decoder: RecordingDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex > 0 }

    init(decoder: RecordingDecoder) {
        self.decoder = decoder
    }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        let (schema, value) = decoder.example(of: type)
        decoder.recording.schema = .array(schema)
        guard let value else { throw decoder.noExample }
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
        decoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }

    mutating func superDecoder() -> any Decoder { decoder }
}

/// A container that records the schema of a single value.
private struct RecordingSingleValueContainer: SingleValueDecodingContainer {

    let decoder: RecordingDecoder
    var codingPath: [any CodingKey] { [] }

    func decodeNil() -> Bool { false }

    func decode(_ type: Bool.Type) -> Bool {
        decoder.recording.schema = .boolean
        return true
    }

    func decode(_ type: String.Type) -> String {
        decoder.recording.schema = .string()
        return exampleString
    }

    func decode(_ type: Double.Type) -> Double {
        decoder.recording.schema = .number()
        return 1
    }

    func decode(_ type: Int.Type) -> Int {
        decoder.recording.schema = .integer()
        return 1
    }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let (schema, value) = decoder.example(of: type)
        decoder.recording.schema = schema
        guard let value else { throw decoder.noExample }
        return value
    }
}
