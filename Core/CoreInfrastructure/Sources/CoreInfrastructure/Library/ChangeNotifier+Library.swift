package import CoreDomain
package import PopcornConcurrency

/// The topics of changes of user data: a whole watchlist, the watchlist status of a title, and a search history.
extension ChangeNotifier {

    /// Registers an owner's watchlist, or the watchlist status of a title, with the observer of the current task, if
    /// any.
    func registerWatchlist(of kind: TitleKind, _ owner: WatchlistOwner, id: Int? = nil) {
        registerTopic(topic(kind, owner, id))
    }

    /// Announces that a title was added to an owner's watchlist or removed from it.
    package func announceWatchlist(of kind: TitleKind, _ owner: WatchlistOwner, id: Int) {
        announce(topic(kind, owner, id))
        announce(topic(kind, owner, nil))
    }

    private func topic(_ kind: TitleKind, _ owner: WatchlistOwner, _ id: Int?) -> String {
        "watchlist/\(kind.rawValue)/\(id.map(String.init) ?? "*")/\(owner.name)"
    }

    /// Registers an owner's search history with the observer of the current task, if any.
    func registerSearchHistory(of owner: WatchlistOwner) {
        registerTopic(topic(owner))
    }

    /// Announces that an owner's search history has changed.
    func announceSearchHistory(of owner: WatchlistOwner) {
        announce(topic(owner))
    }

    private func topic(_ owner: WatchlistOwner) -> String {
        "search-history/\(owner.name)"
    }
}
