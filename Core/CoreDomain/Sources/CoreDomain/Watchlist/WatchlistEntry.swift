public import Foundation

/// A title on a watchlist.
public struct WatchlistEntry: Codable, Hashable, Sendable {
    /// The kind of the title: a movie or a series.
    public let kind: TitleKind
    /// The TMDb identifier, which is unique among titles of the same kind.
    public let id: Int
    /// The time at which the title was added to the watchlist.
    public let addedAt: Date
    /// The last known name of the title; `nil` if the title was not read while it was on a watchlist.
    public package(set) var lastKnown: LastKnownTitle?

    /// The maximum number of entries of an owner, unless a repository is created with another one. A further addition
    /// throws an error of kind ``PopcornError/Kind-swift.enum/limitReached``.
    public static let defaultMaximumCount = 10_000

    /// Creates a watchlist entry.
    public init(kind: TitleKind, id: Int, addedAt: Date, lastKnown: LastKnownTitle? = nil) {
        self.kind = kind
        self.id = id
        self.addedAt = addedAt
        self.lastKnown = lastKnown
    }
}
