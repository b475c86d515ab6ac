import Foundation
import TMDb

/// A decoder that generates each value from its position in the sample.
struct SampleDecoder: Decoder {

    let place: SamplePlace
    let userInfo: [CodingUserInfoKey: Any] = [:]
    var codingPath: [any CodingKey] { place.codingPath }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(SampleObject(place: place))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer {
        SampleArray(place: place)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer {
        SampleValue(place: place)
    }
}

/// A keyed container that contains every requested key.
private struct SampleObject<Key: CodingKey>: KeyedDecodingContainerProtocol {

    let place: SamplePlace
    var codingPath: [any CodingKey] { place.codingPath }

    /// The keys of a dictionary. Most of TMDb's dictionaries are keyed by country, the others by appended season.
    var allKeys: [Key] {
        let countries = ["GB", "US"].compactMap(Key.init(stringValue:))
        return countries.isEmpty ? ["season/1", "season/2"].compactMap(Key.init(stringValue:)) : countries
    }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try SampleSource.sample(type, at: place.member(key))
    }

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedDecodingContainer<NestedKey> {
        SampleDecoder(place: place.member(key)).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        SampleArray(place: place.member(key))
    }

    func superDecoder() -> any Decoder { SampleDecoder(place: place) }

    func superDecoder(forKey key: Key) -> any Decoder { SampleDecoder(place: place.member(key)) }
}

/// An array of two elements. It is empty at great depth, so that recursive types terminate.
private struct SampleArray: UnkeyedDecodingContainer {

    let place: SamplePlace
    private(set) var currentIndex = 0

    init(place: SamplePlace) {
        self.place = place
    }

    var codingPath: [any CodingKey] { place.codingPath }
    var count: Int? { codingPath.count > 20 ? 0 : 2 }
    var isAtEnd: Bool { currentIndex >= count ?? 0 }

    func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleSource.sample(type, at: nextPlace())
    }

    mutating func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type
    ) -> KeyedDecodingContainer<NestedKey> {
        SampleDecoder(place: nextPlace()).container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { SampleArray(place: nextPlace()) }

    mutating func superDecoder() -> any Decoder { SampleDecoder(place: nextPlace()) }

    private mutating func nextPlace() -> SamplePlace {
        defer { currentIndex += 1 }
        return place.element(currentIndex)
    }
}

/// A container with a single value.
private struct SampleValue: SingleValueDecodingContainer {

    let place: SamplePlace
    var codingPath: [any CodingKey] { place.codingPath }

    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try SampleSource.sample(type, at: place)
    }
}
