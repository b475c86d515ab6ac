import CoreDomain
import PopcornConcurrency

/// The topic of changes of an owner's search history.
extension ChangeNotifier {

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
