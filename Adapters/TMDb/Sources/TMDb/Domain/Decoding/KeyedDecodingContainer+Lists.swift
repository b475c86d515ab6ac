/// Decoding of lists, in the same way for all models: rows that cannot be decoded are omitted.
///
/// PHP encodes a list with gaps as an object with indices as keys, and empty values by name as `[]`. Old responses
/// contain rows that lack newer properties. The compiler prefers these overloads to the standard library's generic
/// methods wherever a model has a list, including in synthesised decoders.
extension KeyedDecodingContainer {

    func decode<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        try decodeSubject(type, forKey: key)
    }

    /// Decodes the list for which a value exists.
    ///
    /// - Throws: `DecodingError` if the list is absent or cannot be read, because the value is then unknown, not empty.
    func decodeSubject<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        try required(rows(forKey: key) as DecodableRows<Row>?, forKey: key).elements
    }

    func decodeIfPresent<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row]? {
        readable(key) { try rows(forKey: key) as DecodableRows<Row>? }?.elements
    }

    /// Decodes the list for which a value exists, and the number of omitted rows.
    func decode<Row>(_ type: MixedList<Row>.Type, forKey key: Key) throws -> MixedList<Row> {
        MixedList(try required(rows(forKey: key), forKey: key))
    }

    func decodeIfPresent<Row>(_ type: MixedList<Row>.Type, forKey key: Key) throws -> MixedList<Row>? {
        readable(key) { try rows(forKey: key) }.map(MixedList.init)
    }

    /// Decodes the values by name for which a value exists.
    func decode<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value] {
        try required(values(forKey: key), forKey: key)
    }

    func decodeIfPresent<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value]? {
        readable(key) { try values(forKey: key) }
    }

    /// Decodes the rows by name for which a value exists.
    func decode<Row: Decodable>(_ type: [String: [Row]].Type, forKey key: Key) throws -> [String: [Row]] {
        try decode([String: DecodableRows<Row>].self, forKey: key).mapValues(\.elements)
    }

    private func rows<Row: Decodable>(forKey key: Key) throws -> DecodableRows<Row>? {
        do {
            return try standardDecodeIfPresent(DecodableRows<Row>.self, forKey: key)
        } catch let error as DecodingError {
            guard case .typeMismatch = error, let rows = try? decode(NumberedRows<Row>.self, forKey: key).rows else {
                throw error
            }
            return rows
        }
    }

    private func values<Value: Decodable>(forKey key: Key) throws -> [String: Value]? {
        do {
            return try standardDecodeIfPresent(DecodableValues<Value>.self, forKey: key)?.values
        } catch let error as DecodingError {
            guard case .typeMismatch = error, try nestedUnkeyedContainer(forKey: key).isAtEnd else { throw error }
            return [:]
        }
    }

    private func required<Value>(_ value: Value?, forKey key: Key) throws -> Value {
        guard let value else {
            let context = DecodingError.Context(codingPath: codingPath, debugDescription: "The value is missing")
            throw DecodingError.keyNotFound(key, context)
        }
        return value
    }
}
