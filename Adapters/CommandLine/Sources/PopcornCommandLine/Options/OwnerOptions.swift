import ArgumentParser
import CoreDomain

/// The option for the owner of the watchlist.
struct OwnerOptions: ParsableArguments {

    @Option(help: ArgumentHelp("Owner of the watchlist (default: \"default\").", valueName: "name"))
    var owner: String?

    /// Returns the owner of the watchlist.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput` if the name is not valid.
    func libraryOwner() throws(PopcornError) -> WatchlistOwner {
        if let owner { return try WatchlistOwner(owner) }
        return .default
    }
}
