import CoreDomain
import Foundation

/// A container of the elements of a JSON array.
struct JSONUnkeyedContainer: UnkeyedEncodingContainer {

    let encoder: JSONValueEncoder
    /// The number of the value that the container belongs to.
    let number: Int

    var codingPath: [any CodingKey] { encoder.containerPath }

    var count: Int { encoder.frame.pointee.count }

    @inline(__always)
    private func begin(_ value: @autoclosure () -> Any) throws {
        guard encoder.isActive(number) else { throw encoder.orderError(value()) }
        encoder.appendSeparator()
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        let offset = encoder.state.pointee.bytes.count
        try begin(value)
        if encoder.appendSpecial(value, namesTime: encoder.namesTime) { return }
        do {
            try encoder.appendNested(value, at: .index(count - 1))
        } catch {
            encoder.frame.pointee.count &-= 1
            encoder.state.pointee.bytes.truncate(to: offset)
            throw error
        }
    }

    func encodeNil() throws {
        try begin(Any?.none as Any)
        encoder.state.pointee.bytes.append("null")
    }

    func encode(_ value: Bool) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(value ? "true" : "false")
    }

    func encode(_ value: String) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(string: value)
    }

    func encode(_ value: Double) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(number: value)
    }

    func encode(_ value: Float) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(description: value)
    }
}

/// Integers.
extension JSONUnkeyedContainer {

    func encode(_ value: Int) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(integer: value)
    }

    /// Encodes an integer of another size.
    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(integer: value)
    }

    func encode(_ value: Int128) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(integer: value)
    }

    func encode(_ value: UInt128) throws {
        try begin(value)
        encoder.state.pointee.bytes.append(integer: value)
    }
}

/// Nested containers.
extension JSONUnkeyedContainer {

    func nestedContainer<NestedKey: CodingKey>(keyedBy type: NestedKey.Type) -> KeyedEncodingContainer<NestedKey> {
        nested(isContainer: true).root.container(keyedBy: type)
    }

    func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
        nested(isContainer: true).root.unkeyedContainer()
    }

    func superEncoder() -> any Encoder {
        nested(isContainer: false).root
    }

    private func nested(isContainer: Bool) -> JSONDocument {
        guard encoder.isActive(number) else {
            encoder.document.fail(.order)
            return JSONDocument(isPretty: encoder.document.isPretty, capacity: 16)
        }
        let key = JSONKey(index: count)
        encoder.appendSeparator()
        return encoder.insertDocument(key, isInObject: false, isContainer: isContainer)
    }
}
