/// A text search by name: for people, or for movies, series and people together.
public struct NameSearch: Hashable, Sendable {
    /// The words to search for, in any language.
    public let text: String
    /// Whether the results include adult titles, and people known for adult titles.
    public let includesAdult: Bool

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - text: The words to search for, at most 100 characters. White space at the ends is removed, and any other
    ///     white space becomes a single space.
    ///   - includesAdult: Whether the results include adult titles, and people known for adult titles. Default:
    ///     `false`.
    public init(_ text: String, includesAdult: Bool = false) {
        self.text = SearchText.normalised(text)
        self.includesAdult = includesAdult
    }
}

extension NameSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("adult", includesAdult ? true : nil))
    }

    /// Returns the query of the index of titles.
    package func suggestionQuery(_ kinds: Set<ContentKind>) -> SuggestionQuery {
        SuggestionQuery(text, kinds: kinds, includesAdult: includesAdult, limit: SuggestionQuery.maximumLimit)
    }

    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
    }
}
