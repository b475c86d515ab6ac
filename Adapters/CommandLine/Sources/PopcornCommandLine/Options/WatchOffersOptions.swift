import ArgumentParser

/// The options of the watch offers of a title.
struct WatchOffersOptions: ParsableArguments {

    @Flag(help: "Show the watch offers of all regions.")
    var allRegions = false

    /// Rejects the options if something else is shown.
    func check(isWatch: Bool) throws {
        if allRegions && !isWatch { throw ValidationError("--all-regions can only be used with watch.") }
    }
}
