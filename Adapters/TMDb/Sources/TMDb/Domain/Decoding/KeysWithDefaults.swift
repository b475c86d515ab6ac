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
