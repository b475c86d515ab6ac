import ArgumentParser
import CoreDomain

/// Whose library a command reads or changes.
struct OwnerOptions: ParsableArguments {

    @Option(help: ArgumentHelp("Whose list (default: the list of a program with one user).", valueName: "name"))
    var owner: String?

    /// - Throws: ``PopcornError`` of kind `invalidInput` if it is no name of an owner.
    func libraryOwner() throws(PopcornError) -> WatchlistOwner {
        if let owner { return try WatchlistOwner(owner) }
        return .default
    }
}
