/// Decoding of numbers, including numbers that TMDb sends as strings.
///
/// TMDb has sent identifiers, popularities and votes as strings (`"12.5"`). An optional number is `nil` if it is `""`.
/// An optional integer is the integral part of a number: 90 for 90.5.
extension KeyedDecodingContainer {

    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
        do {
            return try standardDecodeIfPresent(type, forKey: key)
        } catch {
            if let number = numeral(forKey: key).flatMap({ Int($0) }) { return number }
            guard let number = try decodeIfPresent(Double.self, forKey: key) else { return nil }
            return readable(key) {
                guard let integer = Int(exactly: number.rounded(.towardZero)) else {
                    throw invalidNumber(error, forKey: key)
                }
                return integer
            }
        }
    }

    func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
        do {
            return try standardDecode(type, forKey: key)
        } catch {
            guard let number = numeral(forKey: key).flatMap(Double.init(finite:)) else {
                throw invalidNumber(error, forKey: key)
            }
            return number
        }
    }

    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
        do {
            return try standardDecodeIfPresent(type, forKey: key)
        } catch {
            let numeral = numeral(forKey: key)
            if numeral?.isEmpty == true { return nil }
            return readable(key) {
                guard let number = numeral.flatMap(Double.init(finite:)) else {
                    throw invalidNumber(error, forKey: key)
                }
                return number
            }
        }
    }

    /// Returns a string that contains only characters of JSON numbers. It can be empty.
    func numeral(forKey key: Key) -> String? {
        guard let text = try? standardDecode(String.self, forKey: key) else { return nil }
        let isNumeral = text.utf8.allSatisfy { $0.isDigit || "+-.eE".utf8.contains($0) }
        return isNumeral ? text : nil
    }

    /// Returns the error for a number that cannot be read. Foundation's decoder reports a fraction or an overflow
    /// without its coding path; this error has one.
    func invalidNumber(_ error: any Error, forKey key: Key) -> DecodingError {
        func corrupted(_ description: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: self, debugDescription: description)
        }
        if let text = try? standardDecode(String.self, forKey: key) {
            return corrupted("\(text.excerpt) is not a number")
        }
        guard let error = error as? DecodingError else { return corrupted("The number is out of range") }
        guard case .dataCorrupted(let context) = error, context.codingPath.isEmpty else { return error }
        return corrupted(context.debugDescription)
    }
}

extension Double {
    /// Creates a number from a string. Returns `nil` if the string is not a finite number.
    fileprivate init?(finite text: String) {
        self.init(text)
        guard isFinite else { return nil }
    }
}

/// Decoding of Booleans, including Booleans that TMDb sends as numbers or strings. 0 and `"false"` are `false`; other
/// numbers and `"true"` are `true`.
extension KeyedDecodingContainer {

    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
        do {
            return try standardDecode(type, forKey: key)
        } catch {
            guard let flag = flag(forKey: key) else { throw error }
            return flag
        }
    }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
        do {
            return try standardDecodeIfPresent(type, forKey: key)
        } catch {
            if let flag = flag(forKey: key) { return flag }
            if (try? decode(String.self, forKey: key)) == "" { return nil }
            OmittedValues.add(error, at: codingPath + [key])
            return nil
        }
    }

    private func flag(forKey key: Key) -> Bool? {
        if let number = try? decode(Int.self, forKey: key) { return number != 0 }
        return (try? decode(String.self, forKey: key)).flatMap { Bool($0.lowercased()) }
    }
}
