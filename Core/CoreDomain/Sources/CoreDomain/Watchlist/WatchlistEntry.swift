public import Foundation

/// A title on a watchlist.
public struct WatchlistEntry: Codable, Hashable, Sendable {
    /// Whether it is a movie or a series.
    public let kind: TitleKind
    /// TMDb's identifier, among those of its kind.
    public let id: Int
    /// When it was put on the list.
    public let addedAt: Date

    /// Creates an entry.
    public init(kind: TitleKind, id: Int, addedAt: Date) {
        self.kind = kind
        self.id = id
        self.addedAt = addedAt
    }
}
