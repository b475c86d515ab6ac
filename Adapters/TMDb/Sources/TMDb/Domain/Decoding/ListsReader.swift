/// A reader of the lists of a value that has several, such as the cast and the crew of credits.
///
/// A list that cannot be read is empty, and the value is incomplete. A value without any list cannot be read.
struct ListsReader<Key: CodingKey> {

    private let container: KeyedDecodingContainer<Key>
    private var readCount = 0
    private var errors: [(key: Key, error: any Error)] = []

    init(_ container: KeyedDecodingContainer<Key>) {
        self.container = container
    }

    /// Reads a list.
    mutating func rows<Row: Decodable>(_ key: Key) -> [Row] {
        read(key) { [container] in try container.decode([Row].self, forKey: key) }
    }

    /// Reads a list that TMDb omits for a title without such rows.
    mutating func rowsIfPresent<Row: Decodable>(_ key: Key) -> [Row] {
        container.contains(key) ? rows(key) : []
    }

    /// Reads a list with the number of omitted rows.
    mutating func mixedRows<Row>(_ key: Key) -> MixedList<Row> {
        read(key) { [container] in try container.decode(MixedList<Row>.self, forKey: key) }
    }

    private mutating func read<List: ExpressibleByArrayLiteral>(_ key: Key, _ decode: () throws -> List) -> List {
        do {
            let list = try decode()
            readCount += 1
            return list
        } catch {
            errors.append((key, error))
            return []
        }
    }

    /// Returns whether a list could not be read, and records it in ``OmittedValues``.
    ///
    /// - Throws: The first error if no list could be read.
    func isIncomplete() throws -> Bool {
        guard let first = errors.first else { return false }
        if readCount == 0 { throw first.error }
        for (key, error) in errors { OmittedValues.add(error, at: container.codingPath + [key]) }
        return true
    }
}
