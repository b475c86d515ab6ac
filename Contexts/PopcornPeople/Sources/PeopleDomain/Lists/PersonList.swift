public import CoreDomain

/// A list of people that TMDb has.
public enum PersonList: Hashable, Sendable {
    /// By interest.
    case popular
    /// Whom interest grew in.
    case trending(TrendingWindow)
    /// By words of the name.
    case search(PersonSearch)
}

extension PersonList: ContentList {

    public var name: String {
        switch self {
        case .popular: "person/popular"
        case .trending(let window): "person/trending/\(window.rawValue)"
        case .search(let search): "person/search?\(search.description)"
        }
    }

    public var isRegional: Bool { false }

    public func check() throws(PopcornError) {
        if case .search(let search) = self { try SearchText.check(search.text) }
    }
}

/// What people are searched for by.
public struct PersonSearch: Hashable, Sendable {
    /// Words of the name, in any language.
    public let text: String
    /// Whether people known for titles for adults only are found too.
    public let includesAdult: Bool

    /// A search for words of the name.
    ///
    /// - Parameters:
    ///   - text: The words; white space around them does not count.
    ///   - includesAdult: Whether people known for titles for adults only are found too. Default: no.
    public init(_ text: String, includesAdult: Bool = false) {
        self.text = SearchText.trimmed(text)
        self.includesAdult = includesAdult
    }
}

extension PersonSearch: CustomStringConvertible {
    public var description: String {
        QueryDescription(("text", text), ("adult", includesAdult ? true : nil)).description
    }
}
