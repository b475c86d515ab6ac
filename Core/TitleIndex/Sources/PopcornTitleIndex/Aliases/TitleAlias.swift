/// A name of a title in another language.
package struct TitleAlias: Hashable, Sendable {

    package var kind: TitleKind
    /// The identifier of the title.
    package var id: Int
    package var name: String
    /// The language of the name, such as "de" or "pt-BR".
    package var language: String
    /// The popularity of the title, 0 or more.
    package var popularity: Double
    /// Whether the title is for adults only. Default: `false`.
    package var isAdult: Bool

    package init(
        kind: TitleKind, id: Int, name: String, language: String, popularity: Double, isAdult: Bool = false
    ) {
        self.kind = kind
        self.id = id
        self.name = name
        self.language = language
        self.popularity = popularity
        self.isAdult = isAdult
    }
}

/// The kind and the identifier of a title.
package struct TitleReference: Hashable, Sendable {

    package let kind: TitleKind
    package let id: Int

    package init(_ suggestion: TitleSuggestion) {
        kind = suggestion.kind
        id = suggestion.id
    }
}
