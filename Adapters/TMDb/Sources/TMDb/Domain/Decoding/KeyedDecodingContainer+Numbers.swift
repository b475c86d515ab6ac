/// Numbers, with the place of those that do not fit.
///
/// Foundation's decoder reports a fraction or a number too large for its type (`12.5` for an `Int`) without its coding
/// path. These overloads add it.
extension KeyedDecodingContainer {

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try placing(key) { try $0.standardDecode(type, forKey: key) }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try placing(key) { try $0.standardDecodeIfPresent(type, forKey: key) }
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try placing(key) { try $0.standardDecode(type, forKey: key) }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try placing(key) { try $0.standardDecodeIfPresent(type, forKey: key) }
    }

    @inline(__always)
    private func placing<Value>(_ key: Key, _ decode: (Self) throws -> Value) throws -> Value {
        do {
            return try decode(self)
        } catch let error as DecodingError {
            guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else { throw error }
            throw place(key, context.debugDescription)
        } catch {
            throw place(key, "The number does not fit")
        }
    }

    private func place(_ key: Key, _ description: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: description)
    }
}

/// The standard library's own methods, which the overloads above hide.
extension KeyedDecodingContainerProtocol {

    fileprivate func standardDecode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try decode(type, forKey: key)
    }

    fileprivate func standardDecodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try decodeIfPresent(type, forKey: key)
    }

    fileprivate func standardDecode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try decode(type, forKey: key)
    }

    fileprivate func standardDecodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try decodeIfPresent(type, forKey: key)
    }
}
