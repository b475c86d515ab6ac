import ArgumentParser
import CoreDomain

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
