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
