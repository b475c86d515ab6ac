/// Keeps the watchlists of all owners, of movies and of series alike.
public protocol WatchlistRepository: Sendable {

    /// An owner's list, latest addition first.
    ///
    /// - Parameters:
    ///   - kind: `nil` for titles of all kinds.
    ///   - owner: Whose list.
    func entries(_ kind: TitleKind?, owner: WatchlistOwner) async throws(PopcornError) -> [WatchlistEntry]

    /// Whether a title is on an owner's list.
    func contains(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Puts a title on an owner's list.
    ///
    /// - Returns: `false` if it was on the list already; its place does not change then.
    func add(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Takes a title off an owner's list.
    ///
    /// - Returns: `false` if it was not on the list.
    func remove(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool

    /// Puts a title on an owner's list, or takes it off if it is on it.
    ///
    /// - Returns: Whether it is on the list now.
    func toggle(_ kind: TitleKind, id: Int, owner: WatchlistOwner) async throws(PopcornError) -> Bool
}
