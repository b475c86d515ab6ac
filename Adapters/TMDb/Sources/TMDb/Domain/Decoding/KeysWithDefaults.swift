/// The coding keys of a model with required properties that do not identify its values.
///
/// Such a property has a default if TMDb's value is absent or cannot be read: an empty string, 0 or an empty list.
protocol KeysWithDefaults: CodingKey, Equatable {
    /// The keys of the properties that have a default.
    static var defaulted: [Self] { get }
}

/// Decoding of required properties that may have a default. The compiler prefers these overloads to those for all keys,
/// including in synthesised decoders.
extension KeyedDecodingContainer where Key: KeysWithDefaults {

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        guard Key.defaulted.contains(key) else { return try decodeIdentity(type, forKey: key) }
        return try decodeIfPresent(type, forKey: key) ?? ""
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        guard Key.defaulted.contains(key) else { return try decodeIdentity(type, forKey: key) }
        return try decodeIfPresent(type, forKey: key) ?? 0
    }

    func decode<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        guard Key.defaulted.contains(key) else { return try decodeSubject(type, forKey: key) }
        return try decodeIfPresent(type, forKey: key) ?? []
    }
}

/// Decoding of the values without which a title, a season or an episode cannot be identified, and of those that replace
/// them.
extension KeyedDecodingContainer {

    func decode(_ type: String.Type, forKey key: Key) throws -> String {
        try decodeIdentity(type, forKey: key)
    }

    func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
        try decodeIdentity(type, forKey: key)
    }

    /// Decodes an identifier, a name or another required string.
    ///
    /// An original name (`original_title` for `title`, `original_name` for `name`) replaces a name that is empty or
    /// cannot be read.
    func decodeIdentity(_ type: String.Type, forKey key: Key) throws -> String {
        do {
            let text = try standardDecode(type, forKey: key)
            return text.isEmpty ? originalName(forKey: key) ?? text : text
        } catch {
            guard let name = originalName(forKey: key) else { throw error }
            OmittedValues.add(error, at: codingPath + [key])
            return name
        }
    }

    /// Decodes an identifier or another required integer.
    ///
    /// The number of a season or an episode is also in the path of the request, which replaces a number that cannot be
    /// read.
    func decodeIdentity(_ type: Int.Type, forKey key: Key) throws -> Int {
        do {
            return try standardDecode(type, forKey: key)
        } catch {
            if let number = numeral(forKey: key).flatMap({ Int($0) }) { return number }
            let error = invalidNumber(error, forKey: key)
            guard let number = requestedNumber(forKey: key) else { throw error }
            OmittedValues.add(error, at: codingPath + [key])
            return number
        }
    }

    private func originalName(forKey key: Key) -> String? {
        guard let key = Key(stringValue: "original_" + key.stringValue),
            let name = try? standardDecode(String.self, forKey: key), !name.isEmpty
        else { return nil }
        return name
    }

    /// Returns the number of a season or an episode in the path of the request, or in the key of an appended season.
    /// Returns `nil` for other keys.
    private func requestedNumber(forKey key: Key) -> Int? {
        let name = key.stringValue
        if name == "season_number", let season = codingPath.lazy.compactMap({ $0 as? AppendedSeasonKey }).first {
            return season.number
        }
        // The episodes of a season belong to the season in the path. An episode in the path is the response itself.
        guard name == "season_number" || name == "episode_number" && codingPath.isEmpty else { return nil }
        return RequestOrigin.ofTask?.number(name)
    }
}
