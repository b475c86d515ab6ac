import CoreDomain
import Waiting

/// What changes of watchlists are told as: a list, and each title's place on it.
extension Changes {

    /// Lets whoever follows what this task reads hear of changes of an owner's list, or of one title's place on it.
    func followWatchlist(of kind: TitleKind, _ owner: LibraryOwner, id: Int? = nil) {
        follow(topic(kind, owner, id))
    }

    /// Tells that a title was put on an owner's list or taken off.
    func announceWatchlist(of kind: TitleKind, _ owner: LibraryOwner, id: Int) {
        announce(topic(kind, owner, id))
        announce(topic(kind, owner, nil))
    }

    private func topic(_ kind: TitleKind, _ owner: LibraryOwner, _ id: Int?) -> String {
        "watchlist/\(kind.rawValue)/\(id.map(String.init) ?? "*")/\(owner.name)"
    }
}
