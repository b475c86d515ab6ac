/// A query for the movies, TV series and people whose names match a text.
public struct SuggestionQuery: Hashable, Sendable {

    /// The maximum of ``limit``: 50.
    public static let maximumLimit = 50

    /// The kinds that can be suggested.
    public static let allKinds: Set<ContentKind> = [.movie, .tvSeries, .person]

    /// The text, which can end within a word.
    public let text: String
    /// The kinds of items.
    public let kinds: Set<ContentKind>
    /// Whether the results include titles for adults only, and people known for them.
    public let includesAdult: Bool
    /// The maximum number of items.
    public let limit: Int

    /// Creates a query.
    ///
    /// - Parameters:
    ///   - text: The text, at most 100 characters. White space at the ends is removed, and any other white space becomes
    ///     a single space.
    ///   - kinds: The kinds of items: movies, TV series and people. Default: all three.
    ///   - includesAdult: Whether the results include titles for adults only, and people known for them. Default:
    ///     `false`.
    ///   - limit: The maximum number of items, from 1 to ``maximumLimit``. Default: 10.
    public init(
        _ text: String, kinds: Set<ContentKind> = SuggestionQuery.allKinds, includesAdult: Bool = false,
        limit: Int = 10
    ) {
        self.text = SearchText.normalised(text)
        self.kinds = kinds
        self.includesAdult = includesAdult
        self.limit = limit
    }
}

extension SuggestionQuery {

    /// Checks the query. The error does not contain the text.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
        guard (1...Self.maximumLimit).contains(limit) else {
            throw .invalidInput(
                "\(limit) is not a valid number of suggestions; it must be from 1 to \(Self.maximumLimit)")
        }
        guard kinds.isSubset(of: Self.allKinds), !kinds.isEmpty else {
            throw .invalidInput("Only movies, TV series and people can be suggested")
        }
    }
}
