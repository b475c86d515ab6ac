/// A title that matches a text.
package struct TitleSuggestion: Hashable, Sendable {

    package let kind: TitleKind
    /// The identifier.
    package let id: Int
    /// The name that matches: the name of the export, or an alias.
    package let name: String
    /// The language of an alias, such as "de"; `nil` for a name of an export.
    package let language: String?
    /// The popularity that the export or the alias has.
    package let popularity: Double
    /// Whether the title is for adults only.
    package let isAdult: Bool
    /// Whether the movie is a video, such as a concert.
    package let isVideo: Bool
}

/// The kind of a title in the index. A person counts as a title.
package enum TitleKind: Int, CaseIterable, Hashable, Sendable {
    case movie = 0
    case series = 1
    case person = 2
}
