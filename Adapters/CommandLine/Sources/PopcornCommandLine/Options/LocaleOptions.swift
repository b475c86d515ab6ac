import ArgumentParser

/// The language and region of content.
struct LocaleOptions: ParsableArguments {

    @Option(
        help: ArgumentHelp(
            "Language of texts, like de or en-GB (default: POPCORN_LANGUAGE, else en-US).", valueName: "tag"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            """
            Fallback languages for missing translations, in order of preference, like de,en (default: \
            POPCORN_FALLBACK).
            """,
            valueName: "tags"))
    var fallback: String?

    @Option(
        help: ArgumentHelp(
            """
            Region for certifications, watch offers and regional lists, like GB (default: POPCORN_REGION, else the \
            language's region).
            """,
            valueName: "code"))
    var region: String?

    @Option(
        help: ArgumentHelp(
            "Time zone of the current day, like Europe/Berlin (default: POPCORN_TIME_ZONE, else UTC).",
            valueName: "name"))
    var timeZone: String?

    /// Returns a test of whether the region of an item is the region of the command line. It holds for all items if the
    /// command line has no region.
    func isInRegion<Item>(_ itemRegion: @escaping @Sendable (Item) -> String) -> @Sendable (Item) -> Bool {
        guard let region = region?.uppercased() else { return { _ in true } }
        return { itemRegion($0) == region }
    }
}
