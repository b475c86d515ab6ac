/// Decoding of lists, in the same way for all models: a missing list is `nil` or empty, and rows that cannot be decoded
/// are omitted.
///
/// TMDb sometimes omits `logos` for a title without logos, and the list of an appended resource. Old responses contain
/// rows that lack newer properties. The compiler prefers these overloads to the standard library's generic methods
/// wherever a model has a list, including in synthesised decoders.
extension KeyedDecodingContainer {

    /// Decodes rows. Returns an empty array if they are absent or `null`.
    func decode<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Decodes rows. Returns `nil` if they are absent or `null`.
    func decodeIfPresent<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row]? {
        try decodeIfPresent(DecodableRows<Row>.self, forKey: key)?.elements
    }

    /// Decodes numbers. Returns `nil` if they are absent or `null`.
    ///
    /// The list may also be an object with indices as keys, a former form of `genre_ids`.
    func decodeIfPresent(_ type: [Int].Type, forKey key: Key) throws -> [Int]? {
        do {
            return try decodeIfPresent(DecodableRows<Int>.self, forKey: key)?.elements
        } catch DecodingError.typeMismatch(let type, let context) {
            guard let numbered = try? decode(NumberedRows<Int>.self, forKey: key) else {
                throw DecodingError.typeMismatch(type, context)
            }
            return numbered.elements
        }
    }

    /// Decodes rows and the number of omitted rows. Returns an empty list if they are absent or `null`.
    func decode<Row>(_ type: MixedList<Row>.Type, forKey key: Key) throws -> MixedList<Row> {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Decodes values by name. Returns an empty dictionary if they are absent or `null`.
    func decode<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value] {
        try decodeIfPresent(type, forKey: key) ?? [:]
    }

    /// Decodes values by name. Returns `nil` if they are absent or `null`.
    func decodeIfPresent<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value]? {
        try decodeIfPresent(DecodableValues<Value>.self, forKey: key)?.values
    }

    /// Decodes rows by name. Returns an empty dictionary if they are absent or `null`.
    func decode<Row: Decodable>(_ type: [String: [Row]].Type, forKey key: Key) throws -> [String: [Row]] {
        try decode([String: DecodableRows<Row>].self, forKey: key).mapValues(\.elements)
    }
}
