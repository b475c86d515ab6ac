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

    /// The maximum number of entries of an owner, unless a repository is created with another maximum. A further
    /// addition throws an error of kind ``PopcornError/Kind-swift.enum/limitReached``.
    public static let defaultMaximumCount = 10_000

    /// Creates a watchlist entry.
    public init(kind: TitleKind, id: Int, addedAt: Date, lastKnown: LastKnownTitle? = nil) {
        self.kind = kind
        self.id = id
        self.addedAt = addedAt
        self.lastKnown = lastKnown
    }
}

extension WatchlistEntry {
    /// The identifier of the title.
    package var titleID: TitleID { TitleID(kind, id) }
}

/// The last known name of a title on watchlists. The library keeps it, so that a list can show the title after TMDb has
/// removed it.
///
/// A title has one name, which all owners share. It is in the language in which the title was first read while it was
/// on a watchlist, and changes when the title is read in this language again.
public struct LastKnownTitle: Codable, Hashable, Sendable {
    /// The title of the movie, or the name of the series.
    public let title: String
    /// The year of the movie's first release, or of the series' first episode; `nil` if unknown.
    public let year: Int?
    /// The path of the poster; `nil` if there is none.
    public let posterPath: URL?
    /// The language tag with which the title was requested; `nil` if unknown.
    public let language: String?
    /// Whether TMDb's last response was that the title does not exist.
    public package(set) var isRemoved: Bool

    /// Creates a name.
    public init(
        title: String, year: Int? = nil, posterPath: URL? = nil, language: String? = nil, isRemoved: Bool = false
    ) {
        self.title = title
        self.year = year
        self.posterPath = posterPath
        self.language = language
        self.isRemoved = isRemoved
    }
}

/// An updater of the last known names of titles on watchlists. It works in the background and reads only the cache. A
/// failure has no effect on its callers.
package protocol LastKnownTitleKeeping: Sendable {

    /// Updates the name of a title whose response from TMDb was just cached, if the title is on a watchlist.
    ///
    /// - Parameter language: The language tag of the response.
    func update(_ title: TitleID, language: String)

    /// Adds the missing names of titles on watchlists.
    func addMissing(_ titles: [TitleID])
}
