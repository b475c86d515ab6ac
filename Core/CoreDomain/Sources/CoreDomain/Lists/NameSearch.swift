/// What is searched for by words of a name, whatever bears it.
public struct NameSearch: Hashable, Sendable {
    /// Words of the name, in any language.
    public let text: String
    /// Whether titles for adults only, and people known for those, are found too.
    public let includesAdult: Bool

    /// A search for words of the name.
    ///
    /// - Parameters:
    ///   - text: The words; white space around them does not count.
    ///   - includesAdult: Whether titles for adults only, and people known for those, are found too. Default: no.
    public init(_ text: String, includesAdult: Bool = false) {
        self.text = SearchText.trimmed(text)
        self.includesAdult = includesAdult
    }
}

extension NameSearch {

    /// The part of a cache key that identifies the query.
    package var queryKey: QueryKey {
        QueryKey(("text", text), ("adult", includesAdult ? true : nil))
    }

    package func check() throws(PopcornError) {
        try SearchText.check(text)
    }
}
