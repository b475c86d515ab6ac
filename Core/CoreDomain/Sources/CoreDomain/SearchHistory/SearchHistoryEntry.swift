public import Foundation

/// A search in a search history.
public struct SearchHistoryEntry: Codable, Hashable, Sendable {
    /// The words searched for, as they were last entered.
    public let text: String
    /// The kind of content searched for; `nil` for all kinds.
    public let kind: SearchKind?
    /// The time of the latest search.
    public let searchedAt: Date

    /// The maximum number of entries of an owner, unless a repository is created with another one. The oldest entries
    /// are deleted.
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
