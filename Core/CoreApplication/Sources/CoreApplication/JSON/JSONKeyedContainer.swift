import CoreDomain
import Foundation

/// A container of the members of a JSON object.
struct JSONKeyedContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {

    let encoder: JSONValueEncoder
    /// The number of the value that the container belongs to.
    let number: Int

    var codingPath: [any CodingKey] { encoder.containerPath }

    @inline(__always)
    private func begin(_ key: Key, _ value: @autoclosure () -> Any) throws {
        guard encoder.isActive(number) else { throw encoder.orderError(value()) }
        encoder.beginMember(key.stringValue)
    }

    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
        try begin(key, value)
        let isSpecial = encoder.appendSpecial(
            value, namesTime: key.intValue == nil ? PopcornJSON.namesTime([key]) : encoder.namesTime)
        if !isSpecial {
            do {
                try encoder.appendNested(value, at: .key(key))
            } catch {
                encoder.removeMember()
                throw error
            }
        }
        encoder.endMember()
    }

    func encodeNil(forKey key: Key) throws {
        try begin(key, Any?.none as Any)
        encoder.state.pointee.bytes.append("null")
        encoder.endMember()
    }

    func encode(_ value: Bool, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(value ? "true" : "false")
        encoder.endMember()
    }

    func encode(_ value: String, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(string: value)
        encoder.endMember()
    }

    func encode(_ value: Double, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(number: value)
        encoder.endMember()
    }

    func encode(_ value: Float, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(description: value)
        encoder.endMember()
    }
}

/// Optional values of the types that most properties have. The default implementations are not specialised.
extension JSONKeyedContainer {

    func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    func encodeIfPresent(_ value: Bool?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    func encodeIfPresent(_ value: String?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    func encodeIfPresent(_ value: Double?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }

    func encodeIfPresent(_ value: Int?, forKey key: Key) throws {
        if let value { try encode(value, forKey: key) }
    }
}

/// Integers.
extension JSONKeyedContainer {

    func encode(_ value: Int, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: Int8, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: Int16, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: Int32, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: Int64, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: Int128, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt8, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt16, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt32, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt64, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }

    func encode(_ value: UInt128, forKey key: Key) throws {
        try begin(key, value)
        encoder.state.pointee.bytes.append(integer: value)
        encoder.endMember()
    }
}

/// Nested containers.
extension JSONKeyedContainer {

    func nestedContainer<NestedKey: CodingKey>(
        keyedBy type: NestedKey.Type, forKey key: Key
    ) -> KeyedEncodingContainer<NestedKey> {
        nested(key, isContainer: true).root.container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
        nested(key, isContainer: true).root.unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        nested(JSONKey.super, isContainer: false).root
    }

    func superEncoder(forKey key: Key) -> any Encoder {
        nested(key, isContainer: false).root
    }

    /// Returns the document of a key. Creates a document if the key has none.
    private func nested(_ key: some CodingKey, isContainer: Bool) -> JSONDocument {
        if let existing = encoder.insertions.last(where: { $0.key == key.stringValue }) { return existing.document }
        guard encoder.isActive(number) else {
            encoder.document.fail(.order)
            return JSONDocument(isPretty: encoder.document.isPretty, capacity: 16)
        }
        encoder.beginMember(key.stringValue)
        defer { encoder.endMember() }
        return encoder.insertDocument(key, isInObject: true, isContainer: isContainer)
    }
}
