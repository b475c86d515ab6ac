/// Decoding of Booleans, including Booleans that TMDb sends as numbers. 0 is `false`; other numbers are `true`.
extension KeyedDecodingContainer {

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        do {
            return try standardDecode(type, forKey: key)
        } catch let error as DecodingError {
            guard let flag = number(insteadOf: error, forKey: key) else { throw error }
            return flag
        }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        do {
            return try standardDecodeIfPresent(type, forKey: key)
        } catch let error as DecodingError {
            guard let flag = number(insteadOf: error, forKey: key) else { throw error }
            return flag
        }
    }

    private func number(insteadOf error: DecodingError, forKey key: Key) -> Bool? {
        guard case .typeMismatch = error else { return nil }
        return (try? decode(Int.self, forKey: key)).map { $0 != 0 }
    }
}

/// The standard library's methods, which the overloads above hide.
extension KeyedDecodingContainerProtocol {

    fileprivate func standardDecode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        try decode(type, forKey: key)
    }

    fileprivate func standardDecodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        try decodeIfPresent(type, forKey: key)
    }
}
