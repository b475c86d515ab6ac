/// Lists of rows, with what the SDK does everywhere: a list that TMDb leaves out is absent or empty, a row that cannot be
/// read is left out, and the rest is delivered.
///
/// A title without logos has at times no `logos`, a part that is appended may come without its list, and old answers
/// have rows that lack what newer ones have. The compiler prefers these overloads to the standard library's generic
/// methods wherever a model has a list, in decoders it synthesises too.
extension KeyedDecodingContainer {

    /// Rows; none if they are absent or `null`.
    func decode<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row] {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Rows, if there is a list.
    func decodeIfPresent<Row: Decodable>(_ type: [Row].Type, forKey key: Key) throws -> [Row]? {
        try decodeIfPresent(ReadableRows<Row>.self, forKey: key)?.elements
    }

    /// Numbers, if there is a list. It may be an object in which each has its place for a key, as `genre_ids` were.
    func decodeIfPresent(_ type: [Int].Type, forKey key: Key) throws -> [Int]? {
        do {
            return try decodeIfPresent(ReadableRows<Int>.self, forKey: key)?.elements
        } catch DecodingError.typeMismatch(let type, let context) {
            guard let numbered = try? decode(NumberedRows<Int>.self, forKey: key) else {
                throw DecodingError.typeMismatch(type, context)
            }
            return numbered.elements
        }
    }

    /// Rows and how many cannot be read; none if they are absent or `null`.
    func decode<Row>(_ type: MixedList<Row>.Type, forKey key: Key) throws -> MixedList<Row> {
        try decodeIfPresent(type, forKey: key) ?? []
    }

    /// Values by name; none if they are absent or `null`.
    func decode<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value] {
        try decodeIfPresent(type, forKey: key) ?? [:]
    }

    /// Values by name, if there are any.
    func decodeIfPresent<Value: Decodable>(_ type: [String: Value].Type, forKey key: Key) throws -> [String: Value]? {
        try decodeIfPresent(ReadableValues<Value>.self, forKey: key)?.values
    }

    /// Rows by name; none if they are absent or `null`.
    func decode<Row: Decodable>(_ type: [String: [Row]].Type, forKey key: Key) throws -> [String: [Row]] {
        try decode([String: ReadableRows<Row>].self, forKey: key).mapValues(\.elements)
    }
}
