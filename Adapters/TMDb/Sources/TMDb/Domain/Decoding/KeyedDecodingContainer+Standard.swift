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
