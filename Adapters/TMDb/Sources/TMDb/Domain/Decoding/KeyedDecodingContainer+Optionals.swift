/// Decoding of optional values: a value that cannot be read is `nil`, and is recorded in ``OmittedValues``.
///
/// The compiler prefers these overloads to the standard library's methods in this module, including in synthesised
/// decoders. A required value that cannot be read is an error, unless it has a default (``KeysWithDefaults``).
extension KeyedDecodingContainer {

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        readable(key) { try standardDecodeIfPresent(type, forKey: key) }
    }

    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        readable(key) { try standardDecodeIfPresent(type, forKey: key) }
    }

    /// Decodes a raw value as a number, which can also be sent as a string.
    func decodeIfPresent<Value: RawRepresentable<Int> & Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value?
    {
        try decodeIfPresent(Int.self, forKey: key).flatMap(Value.init(rawValue:))
    }

    /// Returns the value that a closure decodes, or `nil` if the closure throws. The error is recorded in
    /// ``OmittedValues``.
    @inline(__always)
    func readable<Value>(_ key: Key, _ read: () throws -> Value?) -> Value? {
        do {
            return try read()
        } catch {
            OmittedValues.add(error, at: codingPath + [key])
            return nil
        }
    }
}

/// The standard library's methods, which overloads of this module hide.
extension KeyedDecodingContainerProtocol {

    func standardDecode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decode(type, forKey: key)
    }

    func standardDecodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try decodeIfPresent(type, forKey: key)
    }

    func standardDecode(_ type: String.Type, forKey key: Key) throws -> String {
        try decode(type, forKey: key)
    }

    func standardDecodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
        try decodeIfPresent(type, forKey: key)
    }

    func standardDecode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try decode(type, forKey: key)
    }

    func standardDecodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try decodeIfPresent(type, forKey: key)
    }

    func standardDecode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decode(type, forKey: key)
    }

    func standardDecodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try decodeIfPresent(type, forKey: key)
    }

    func standardDecodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try decodeIfPresent(type, forKey: key)
    }
}
