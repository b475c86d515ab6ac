import PopcornPersistence

/// A cached value whose content follows from its key and its sequence number, so that wrong content is noticed.
struct SoakTitle: Equatable {
    static let table = "soak_title"

    let key: Key
    var sequence: Int
    var text: String
    var parts: [SoakPart]?
    /// A column that ``EarlierSoakTitle`` does not have.
    var rating: Int?

    struct Key: Hashable {
        let titleID: Int
    }
}

/// A row of a relation.
struct SoakPart: Equatable {
    let name: String
}

extension SoakTitle {

    /// Creates the value that is written for a key under a sequence number.
    init(_ titleID: Int, sequence: Int) {
        self.init(
            key: Key(titleID: titleID), sequence: sequence, text: soakText(titleID, sequence),
            parts: Self.parts(titleID, sequence))
    }

    /// Returns the rows for a key and a sequence number. Some of them fill several pages.
    private static func parts(_ titleID: Int, _ sequence: Int) -> [SoakPart] {
        let text = titleID % 5 == 1 ? soakText(titleID * 5, sequence) : ""
        return (0..<sequence % 4).map { SoakPart(name: "\(titleID)-\(sequence)-\($0)\(text)") }
    }

    /// Whether the content is that of the key and the sequence number.
    var isRight: Bool {
        var expected = SoakTitle(key.titleID, sequence: sequence)
        expected.rating = rating
        return self == expected
    }

    /// Whether the rows of the relation are those of the key and a sequence number.
    var hasRightParts: Bool {
        guard let parts, let first = parts.first else { return true }
        let sequence = first.name.split(separator: "-").dropFirst().first.flatMap { Int($0) }
        return sequence.map { Self.parts(key.titleID, $0) == parts } ?? false
    }
}

extension SoakTitle: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        sequence = row.column("sequence", \.sequence, .indexed)
        text = row.column("text", \.text)
        parts = row.many("part", \.parts)
        rating = row.column("rating", \.rating)
    }
}

extension SoakTitle.Key: Entity {
    init(from row: Row<Self>) {
        titleID = row.column("title_id", \.titleID)
    }
}

extension SoakPart: Entity {
    init(from row: Row<Self>) {
        name = row.column("name", \.name)
    }
}

/// The value of an earlier version, which has neither the rating nor the index.
struct EarlierSoakTitle: Equatable {
    static let table = SoakTitle.table

    let key: SoakTitle.Key
    var sequence: Int
    var text: String
    var parts: [SoakPart]?
}

extension EarlierSoakTitle {
    init(_ title: SoakTitle) {
        self.init(key: title.key, sequence: title.sequence, text: title.text, parts: title.parts)
    }
}

extension EarlierSoakTitle: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        sequence = row.column("sequence", \.sequence)
        text = row.column("text", \.text)
        parts = row.many("part", \.parts)
    }
}

/// The value of a version with an incompatible declaration, which has its own tables.
struct IncompatibleSoakTitle: Equatable {
    static let table = SoakTitle.table

    let key: SoakTitle.Key
    var sequence: String
}

extension IncompatibleSoakTitle: AggregateEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        sequence = row.column("sequence", \.sequence)
    }
}
