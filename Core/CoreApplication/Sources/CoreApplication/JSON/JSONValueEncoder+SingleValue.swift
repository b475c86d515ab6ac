import Foundation

/// A single value.
extension JSONValueEncoder: SingleValueEncodingContainer {

    @inline(__always)
    private func begin(_ value: @autoclosure () -> Any) throws {
        guard frame.pointee.form == .nothing, isActive(frame.pointee.number) else { throw orderError(value()) }
        frame.pointee.form = .single
    }

    func encode<Value: Encodable>(_ value: Value) throws {
        if try encodeSpecial(value) { return }
        try value.encode(to: self)
        // An object without members, to which members can be added.
        if frame.pointee.form == .nothing { _ = container(keyedBy: JSONKey.self) }
    }

    /// Encodes a value of a type that is not encoded by its `encode(to:)`.
    ///
    /// - Returns: `false` if the value is of another type.
    func encodeSpecial(_ value: some Encodable) throws -> Bool {
        try begin(value)
        if appendSpecial(value, namesTime: namesTime) { return true }
        frame.pointee.form = .nothing
        return false
    }

    func encodeNil() throws {
        try begin(Any?.none as Any)
        state.pointee.bytes.append("null")
    }

    func encode(_ value: Bool) throws {
        try begin(value)
        state.pointee.bytes.append(value ? "true" : "false")
    }

    func encode(_ value: String) throws {
        try begin(value)
        state.pointee.bytes.append(string: value)
    }

    func encode(_ value: Double) throws {
        try begin(value)
        state.pointee.bytes.append(number: value)
    }

    func encode(_ value: Float) throws {
        try begin(value)
        state.pointee.bytes.append(description: value)
    }

    func encode(_ value: Int) throws {
        try begin(value)
        state.pointee.bytes.append(integer: value)
    }

    /// Encodes an integer of another size.
    func encode<Value: FixedWidthInteger & Encodable>(_ value: Value) throws {
        try begin(value)
        state.pointee.bytes.append(integer: value)
    }

    func encode(_ value: Int128) throws {
        try begin(value)
        state.pointee.bytes.append(integer: value)
    }

    func encode(_ value: UInt128) throws {
        try begin(value)
        state.pointee.bytes.append(integer: value)
    }
}
