/// A repository of the watchlists of all owners. A watchlist contains movies and series.
public protocol WatchlistRepository: Sendable {

    /// Returns the entries of an owner's watchlist, latest addition first.
    ///
    /// - Parameters:
    ///   - kind: The kind of the entries; `nil` for all kinds.
    ///   - owner: The owner of the watchlist.
    func entries(_ kind: TitleKind?, owner: WatchlistOwner) async throws(PopcornError) -> [WatchlistEntry]

    /// Returns whether a title is on an owner's watchlist.
    func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Returns the given titles that are on an owner's watchlist.
    func titles(among titles: Set<TitleID>, owner: WatchlistOwner) async throws(PopcornError) -> Set<TitleID>

    /// Adds a title to an owner's watchlist.
    ///
    /// - Returns: `false` if the title was already on the watchlist. Its position then does not change.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/limitReached`` if the watchlist has the
    ///   maximum number of entries.
    func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Adds titles with their times of addition to an owner's watchlist, in one step. A title that is already on the
    /// watchlist keeps its time. A repository may ignore last known names.
    ///
    /// - Returns: The number of titles that were not on the watchlist before.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/limitReached`` if the watchlist would exceed
    ///   the maximum number of entries. No title is then added.
    func add(_ entries: [WatchlistEntry], owner: WatchlistOwner) async throws(PopcornError) -> Int

    /// Removes a title from an owner's watchlist.
    ///
    /// - Returns: `false` if the title was not on the watchlist.
    func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Adds a title to an owner's watchlist, or removes it if it is already there.
    ///
    /// - Returns: Whether the title is on the watchlist afterwards.
    /// - Throws: ``PopcornError`` of kind ``PopcornError/Kind-swift.enum/limitReached`` if the watchlist has the
    ///   maximum number of entries.
    func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool
}

extension WatchlistRepository {

    /// Returns the given titles that are on an owner's watchlist, determined from all entries.
    public func titles(
        among titles: Set<TitleID>, owner: WatchlistOwner
    ) async throws(PopcornError) -> Set<TitleID> {
        titles.intersection(try await entries(nil, owner: owner).map { TitleID($0.kind, $0.id) })
    }
}
