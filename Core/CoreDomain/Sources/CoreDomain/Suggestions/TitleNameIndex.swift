/// A local index of the names of all movies, TV series and people, which needs no request to TMDb.
package protocol TitleNameIndex: Sendable {

    /// Returns the items whose names match a text, the best match first.
    ///
    /// - Throws: ``PopcornError`` of kind `notCached` if the index was not created, or of kind `storage`.
    func suggestions(
        for query: SuggestionQuery, locale: ContentLocale
    ) async throws(PopcornError) -> Sourced<[TitleSuggestion]>

    /// Adds names in a language, in the background. Names are dropped if too many wait.
    ///
    /// - Parameter language: The language tag.
    func add(_ names: [ContentName], language: String)
}

/// A name of a movie, a TV series or a person in one language.
package struct ContentName: Hashable, Sendable {

    package let kind: ContentKind
    /// The TMDb identifier.
    package let id: Int
    package let name: String
    /// The popularity score; 0 if it is unknown.
    package let popularity: Double
    /// Whether the title is for adults only.
    package let isAdultOnly: Bool

    /// Creates a name, or `nil` if it is the name in the original language, which the exports of TMDb contain.
    package init?(
        _ kind: ContentKind, id: Int, name: String?, originalName: String?, popularity: Double?, isAdultOnly: Bool?
    ) {
        guard let name, !name.isEmpty, let originalName, name != originalName else { return nil }
        self.kind = kind
        self.id = id
        self.name = name
        self.popularity = popularity ?? 0
        self.isAdultOnly = isAdultOnly ?? false
    }
}

/// Content with names of movies, TV series or people.
package protocol NamedContent {
    /// The names that differ from the names in the original language.
    var contentNames: [ContentName] { get }
}

extension ContentPage: NamedContent where Item: NamedContent {
    package var contentNames: [ContentName] { items.flatMap(\.contentNames) }
}

extension MoviePreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .movie, id: id, name: title, originalName: originalTitle, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}

extension TVSeriesPreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .tvSeries, id: id, name: name, originalName: originalName, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}

extension PersonPreview: NamedContent {
    package var contentNames: [ContentName] {
        [
            ContentName(
                .person, id: id, name: name, originalName: originalName, popularity: popularity,
                isAdultOnly: isAdultOnly)
        ].compactMap(\.self)
    }
}
