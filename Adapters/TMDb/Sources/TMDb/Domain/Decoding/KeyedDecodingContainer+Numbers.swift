/// Decoding of numbers, including numbers that TMDb sends as strings.
///
/// TMDb has sent identifiers, popularities and votes as strings (`"12.5"`). For an optional number, `""` is `nil`.
/// Foundation's decoder reports a fraction or an overflow (`12.5` for an `Int`) without its coding path; these
/// overloads add it.
extension KeyedDecodingContainer {

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try addingCodingPath(key) {
            try $0.standardDecode(type, forKey: key)
        } orText: {
            try $0.number($1, forKey: key)
        }
    }

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        try addingCodingPath(key) {
            try $0.standardDecodeIfPresent(type, forKey: key)
        } orText: {
            try $1.isEmpty ? nil : $0.number($1, forKey: key) as Int
        }
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        try addingCodingPath(key) {
            try $0.standardDecode(type, forKey: key)
        } orText: {
            try $0.number($1, forKey: key)
        }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        try addingCodingPath(key) {
            try $0.standardDecodeIfPresent(type, forKey: key)
        } orText: {
            try $1.isEmpty ? nil : $0.number($1, forKey: key) as Double
        }
    }

    @inline(__always)
    private func addingCodingPath<Value>(
        _ key: Key, _ decode: (Self) throws -> Value, orText read: (Self, String) throws -> Value
    ) throws -> Value {
        do {
            return try decode(self)
        } catch let error as DecodingError {
            if case .typeMismatch = error, let text = try? self.decode(String.self, forKey: key) {
                return try read(self, text)
            }
            guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else { throw error }
            throw decodingError(key, context.debugDescription)
        } catch {
            throw decodingError(key, "The number is out of range")
        }
    }

    /// Parses a number in a string that contains only characters of JSON numbers.
    private func number<Number: LosslessStringConvertible>(_ text: String, forKey key: Key) throws -> Number {
        let isNumber = text.utf8.allSatisfy { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        guard isNumber, let number = Number(text), (number as? Double)?.isFinite != false else {
            throw decodingError(key, "\(text.excerpt) is not a number")
        }
        return number
    }

    private func decodingError(_ key: Key, _ description: String) -> DecodingError {
        DecodingError.dataCorruptedError(forKey: key, in: self, debugDescription: description)
    }
}

/// The standard library's methods, which the overloads above hide.
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
