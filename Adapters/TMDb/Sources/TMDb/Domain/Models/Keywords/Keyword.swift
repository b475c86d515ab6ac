/// A keyword.
public struct Keyword: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The keyword.
    public let name: String

    /// Creates a keyword.
    public init(id: Int, name: String) {
        self.id = id
        self.name = name
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.name]

        case id
        case name
    }
}

/// A page of a list of keywords.
public typealias KeywordPageableList = PageableListResult<Keyword>
