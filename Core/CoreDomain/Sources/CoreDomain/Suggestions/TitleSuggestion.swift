/// A movie, a TV series or a person whose name matches a text.
public struct TitleSuggestion: Codable, Hashable, Sendable {

    /// The kind: a movie, a TV series or a person.
    public let kind: ContentKind
    /// The TMDb identifier.
    public let id: Int
    /// The name in the language of the locale if it is known, or else the name that matches.
    public let name: String
    /// The name that matches, if it is not ``name``.
    public let matchedName: String?
    /// The popularity score that TMDb computed on the day of the export.
    public let popularity: Double
    /// Whether the title is for adults only.
    public let isAdultOnly: Bool

    /// Creates a suggestion.
    public init(
        kind: ContentKind, id: Int, name: String, matchedName: String? = nil, popularity: Double,
        isAdultOnly: Bool = false
    ) {
        self.kind = kind
        self.id = id
        self.name = name
        self.matchedName = matchedName
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
    }
}

extension TitleSuggestion {
    /// The identifier of the item, which is unique among all kinds.
    public var contentID: ContentID? { ContentID(kind, numbers: [id]) }
}
