/// A text search for movies or series by title.
public struct TitleSearch: Hashable, Sendable {
    /// The words to search for, in any language.
    public let text: String
    /// The year of a movie's first release, or of a series' first episode.
    public let year: Int?
    /// Whether the results include adult titles.
    public let includesAdult: Bool

    /// The valid range of years. A filter's range with the same lower or upper bound is open at that end.
    package static let years = 1800...9999

    /// Creates a search.
    ///
    /// - Parameters:
    ///   - text: The words to search for, at most 100 characters. White space at the ends is removed, and any other
    ///     white space becomes a single space.
    ///   - year: The year of a movie's first release, or of a series' first episode. Default: any year.
    ///   - includesAdult: Whether the results include adult titles. Default: `false`.
    public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
        self.text = SearchText.normalised(text)
        self.year = year
        self.includesAdult = includesAdult
    }
}

extension TitleSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("year", year), ("adult", includesAdult ? true : nil))
    }

    /// Returns the query of the index of titles; `nil` for a search with a year, which the index does not have.
    package func suggestionQuery(_ kind: ContentKind) -> SuggestionQuery? {
        guard year == nil else { return nil }
        return SuggestionQuery(
            text, kinds: [kind], includesAdult: includesAdult, limit: SuggestionQuery.maximumLimit)
    }

    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
    }
}
