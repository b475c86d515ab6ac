/// What movies or series are searched for by.
public struct TitleSearch: Hashable, Sendable {
    /// Words of the title, in any language.
    public let text: String
    /// The year of a movie's first release, or of a series' first episode.
    public let year: Int?
    /// Whether titles for adults only are found too.
    public let includesAdult: Bool

    /// The years that titles are looked for in. A range that begins or ends with these has no beginning or no end.
    package static let years = 1800...9999

    /// A search for words of the title.
    ///
    /// - Parameters:
    ///   - text: The words; white space around them does not count.
    ///   - year: The year of a movie's first release, or of a series' first episode. Default: any.
    ///   - includesAdult: Whether titles for adults only are found too. Default: no.
    public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
        self.text = SearchText.trimmed(text)
        self.year = year
        self.includesAdult = includesAdult
    }
}

extension TitleSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("year", year), ("adult", includesAdult ? true : nil))
    }

    package func check() throws(PopcornError) {
        try SearchText.check(text)
    }
}
