import AsyncPrimitives
import CoreDomain

/// What changes of watchlists are told as: a list, and each title's place on it.
extension ChangeNotifier {

    /// Lets whoever follows what this task reads hear of changes of an owner's list, or of one title's place on it.
    func registerWatchlist(of kind: TitleKind, _ owner: WatchlistOwner, id: Int? = nil) {
        registerTopic(topic(kind, owner, id))
    }

    /// Tells that a title was put on an owner's list or taken off.
    func announceWatchlist(of kind: TitleKind, _ owner: WatchlistOwner, id: Int) {
        announce(topic(kind, owner, id))
        announce(topic(kind, owner, nil))
    }

    private func topic(_ kind: TitleKind, _ owner: WatchlistOwner, _ id: Int?) -> String {
        "watchlist/\(kind.rawValue)/\(id.map(String.init) ?? "*")/\(owner.name)"
    }
}
