public import Foundation

/// A search in a search history.
public struct SearchHistoryEntry: Codable, Hashable, Sendable {
    /// The words searched for, as they were last entered.
    public let text: String
    /// The kind of content searched for; `nil` for all kinds.
    public let kind: SearchKind?
    /// The time of the latest search.
    public let searchedAt: Date

    /// The maximum number of entries of an owner, unless a repository is created with another maximum. The oldest
    /// entries are deleted.
    public static let defaultMaximumCount = 100

    /// Creates an entry.
    public init(text: String, kind: SearchKind? = nil, searchedAt: Date) {
        self.text = text
        self.kind = kind
        self.searchedAt = searchedAt
    }
}

extension SearchHistoryEntry {

    /// Creates the entry of a search.
    package init(_ term: SearchTerm, searchedAt: Date) {
        self.init(text: term.text, kind: term.kind, searchedAt: searchedAt)
    }
}

/// The text of a search and the kind of content searched for, which together identify an entry of a search history.
///
/// Terms whose texts differ only in case identify the same entry.
public struct SearchTerm: Hashable, Sendable {
    /// The words searched for.
    public let text: String
    /// The kind of content; `nil` for all kinds.
    public let kind: SearchKind?

    /// The maximum length of a text, in Unicode scalars: 100.
    public static let maximumTextLength = SearchText.maximumLength

    /// Creates a term.
    ///
    /// - Parameters:
    ///   - text: The words searched for. White space at the ends is removed, and any other white space becomes a single
    ///     space.
    ///   - kind: The kind of content. Default: `nil`, for all kinds.
    public init(_ text: String, kind: SearchKind? = nil) {
        self.text = SearchText.normalised(text)
        self.kind = kind
    }
}

extension SearchTerm {

    /// The text in the form in which it is compared.
    package var foldedText: String { SearchText.folded(text) }

    /// Checks that the text is neither empty nor too long. The error does not contain the text.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate() throws(PopcornError) {
        try SearchText.validate(text)
    }
}

/// A kind of content that can be searched for on its own.
public enum SearchKind: String, CaseIterable, Codable, Hashable, Sendable {
    /// Movies.
    case movie
    /// TV series.
    case tvSeries = "tv"
    /// People.
    case person
}
