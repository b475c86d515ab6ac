import CoreDomain
import Foundation

/// An estimate of the memory that a value occupies.
///
/// The value is encoded into nothing: its strings, URLs and arrays are visited, and the sizes of their allocations are
/// added.
enum MemoryFootprint {

    /// The overhead of an allocation, in bytes: its header and the header of the object in it.
    static let allocation = 48

    /// The overhead of a kept value in addition to its content, in bytes: its key, its conditions and its place.
    static let entry = 1024

    /// The measured size of the storage of a URL without its string, in bytes.
    private static let url = 344

    /// The maximum number of UTF-8 bytes of a string without an allocation.
    private static let smallStringByteCount = 15

    /// Returns the size of a value, in bytes.
    static func byteCount<Value: Encodable>(of value: Value) -> Int {
        let counter = Counter()
        counter.addContent(of: value)
        return MemoryLayout<Value>.size + counter.byteCount
    }

    /// A sum of sizes.
    private final class Counter {

        var byteCount = 0

        func add(_ string: String) {
            let count = string.utf8.count
            if count > smallStringByteCount { byteCount += allocation + count }
        }

        /// Adds the sizes of the allocations that a value refers to.
        func addContent<Value: Encodable>(of value: Value) {
            switch value {
            case let string as String: add(string)
            case let data as Data: byteCount += allocation + data.count
            case let bytes as [UInt8]: byteCount += allocation + bytes.count
            case let url as URL: byteCount += MemoryFootprint.url + allocation + url.absoluteString.utf8.count
            // The URLs of an image are built when they are read. Only its path is stored.
            case is Int, is Double, is Bool, is Date, is ImageURL: break
            // These types encode themselves as single values.
            case is Int8, is Int16, is Int32, is Int64, is UInt, is UInt8, is UInt16, is UInt32, is UInt64, is Float:
                break
            // A value that cannot be encoded is not returned as JSON either. What was visited so far counts.
            default: try? value.encode(to: FootprintEncoder(counter: self))
            }
        }
    }

    private struct FootprintEncoder: Encoder {

        let counter: Counter
        var codingPath: [any CodingKey] { [] }
        var userInfo: [CodingUserInfoKey: Any] { [:] }

        func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            KeyedEncodingContainer(KeyedContainer<Key>(counter: counter))
        }

        func unkeyedContainer() -> any UnkeyedEncodingContainer {
            counter.byteCount += allocation
            return ElementContainer(counter: counter)
        }

        func singleValueContainer() -> any SingleValueEncodingContainer {
            ElementContainer(counter: counter, isArray: false)
        }
    }

    private struct KeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {

        let counter: Counter
        var codingPath: [any CodingKey] { [] }

        func encodeNil(forKey key: Key) {}

        func encode<Value: Encodable>(_ value: Value, forKey key: Key) {
            counter.addContent(of: value)
        }

        func nestedContainer<Nested: CodingKey>(
            keyedBy type: Nested.Type, forKey key: Key
        ) -> KeyedEncodingContainer<Nested> {
            FootprintEncoder(counter: counter).container(keyedBy: type)
        }

        func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
            FootprintEncoder(counter: counter).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { FootprintEncoder(counter: counter) }

        func superEncoder(forKey key: Key) -> any Encoder { FootprintEncoder(counter: counter) }
    }

    /// The elements of an array, whose size includes the values themselves, or a single value.
    private struct ElementContainer: UnkeyedEncodingContainer, SingleValueEncodingContainer {

        let counter: Counter
        var isArray = true
        var count: Int { 0 }
        var codingPath: [any CodingKey] { [] }

        func encodeNil() {}

        func encode<Value: Encodable>(_ value: Value) {
            if isArray { counter.byteCount += MemoryLayout<Value>.stride }
            counter.addContent(of: value)
        }

        func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
            FootprintEncoder(counter: counter).container(keyedBy: type)
        }

        func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
            FootprintEncoder(counter: counter).unkeyedContainer()
        }

        func superEncoder() -> any Encoder { FootprintEncoder(counter: counter) }
    }
}
