import ArgumentParser
import CoreDomain

/// The option for the owner of the watchlist and the search history.
struct OwnerOptions: ParsableArguments {

    @Option(
        help: ArgumentHelp("Owner of the watchlist and the search history (default: \"default\").", valueName: "name"))
    var owner: String?

    /// Returns the owner.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the name is not valid.
    func libraryOwner() throws(PopcornError) -> WatchlistOwner {
        if let owner { return try WatchlistOwner(owner) }
        return .default
    }
}
