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

/// The option that records a search in the search history.
struct RememberOptions: ParsableArguments {

    @Flag(help: "Record the search in the owner's search history: popcorn history.")
    var remember = false

    /// Returns the search to record; `nil` if the option is not set.
    ///
    /// - Parameter kind: The kind of content searched for. Default: `nil`, for all kinds.
    func search(_ text: String, kind: SearchKind? = nil) -> SearchTerm? {
        remember ? SearchTerm(text, kind: kind) : nil
    }
}

/// The options of the watch offers of a title.
struct WatchOffersOptions: ParsableArguments {

    @Flag(help: "Show the watch offers of all regions.")
    var allRegions = false

    /// Rejects the options if something else is shown.
    func check(isWatch: Bool) throws {
        if allRegions && !isWatch { throw ValidationError("--all-regions can only be used with watch.") }
    }
}
