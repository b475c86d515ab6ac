import Foundation
import TMDb

/// A decoder that generates each value from its position in the sample.
struct SampleDecoder: Decoder {

    let position: SamplePosition
    let userInfo: [CodingUserInfoKey: Any] = [:]
    var codingPath: [any CodingKey] { position.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleObject(position: position))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        SampleArray(position: position)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SampleValue(position: position)
    }
}

/// A keyed container that contains every requested key.
private struct SampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {

    let position: SamplePosition
    var codingPath: [any CodingKey] { position.codingPath }

    /// The keys of a dictionary. Most of TMDb's dictionaries are keyed by country, and the rest by appended season.
    var allKeys: [Key] {
        let countries = ["GB", "US"].compactMap(Key.init(stringValue:))
        return countries.isEmpty ? ["season/1", "season/2"].compactMap(Key.init(stringValue:)) : countries
    }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try SampleSource.sample(type, at: position.member(key))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedDecodingContainer<NestedKey> {
        SampleDecoder(position: position.member(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        SampleArray(position: position.member(key))
    }

    func superDecoder() -> any Decoder { SampleDecoder(position: position) }

    func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(position: position.member(key)) }
}

/// An array of two elements. It is empty at great depth, so that recursive types terminate.
private struct SampleArray: UnkeyedDecodingContainer {

    let position: SamplePosition
    private(set) var currentIndex = 0

    init(position: SamplePosition) {
        self.position = position
    }

    var codingPath: [any CodingKey] { position.codingPath }
    var count: Int? { codingPath.count > 20 ? 0 : 2 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleSource.sample(type, at: nextPosition())
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedDecodingContainer<NestedKey> {
        SampleDecoder(position: nextPosition()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { SampleArray(position: nextPosition()) }

    mutating func superDecoder() -> any Decoder { SampleDecoder(position: nextPosition()) }

    private mutating func nextPosition() -> SamplePosition {
        defer { currentIndex += 1 }
        return position.element(currentIndex)
    }
}

/// A container with a single value.
private struct SampleValue: SingleValueDecodingContainer {

    let position: SamplePosition
    var codingPath: [any CodingKey] { position.codingPath }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleSource.sample(type, at: position)
    }
}
