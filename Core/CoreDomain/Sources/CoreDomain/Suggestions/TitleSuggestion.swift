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
    ///   - text: The text, at most 100 characters. White space at the ends is removed, and any other white space
    ///     becomes a single space.
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

/// A preview that can be created from a suggestion, with its name only.
package protocol SuggestedPreview: Sendable {
    /// Creates a preview, or `nil` if the type does not support the kind of the suggestion.
    init?(_ suggestion: TitleSuggestion)
}

extension MoviePreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .movie else { return nil }
        self.init(
            id: suggestion.id, title: suggestion.name, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}

extension TVSeriesPreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .tvSeries else { return nil }
        self.init(
            id: suggestion.id, name: suggestion.name, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}

extension PersonPreview: SuggestedPreview {
    package init?(_ suggestion: TitleSuggestion) {
        guard suggestion.kind == .person else { return nil }
        self.init(
            id: suggestion.id, name: suggestion.name, gender: .unknown, popularity: suggestion.popularity,
            isAdultOnly: suggestion.isAdultOnly)
    }
}
