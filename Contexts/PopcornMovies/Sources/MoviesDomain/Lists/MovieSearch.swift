import CoreDomain

/// What movies are searched for by.
public struct MovieSearch: Hashable, Sendable {
    /// Words of the title, in any language.
    public let text: String
    /// The year of the first release.
    public let year: Int?
    /// Whether movies for adults only are found too.
    public let includesAdult: Bool

    /// A search for words of the title.
    ///
    /// - Parameters:
    ///   - text: The words; white space around them does not count.
    ///   - year: The year of the first release. Default: any.
    ///   - includesAdult: Whether movies for adults only are found too. Default: no.
    public init(_ text: String, year: Int? = nil, includesAdult: Bool = false) {
        self.text = SearchText.trimmed(text)
        self.year = year
        self.includesAdult = includesAdult
    }
}

extension MovieSearch: CustomStringConvertible {

    public var description: String {
        QueryDescription(("text", text), ("year", year), ("adult", includesAdult ? true : nil)).description
    }

    func check() throws(PopcornError) {
        try SearchText.check(text)
    }
}
