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
            "Time zone of the current day, like Europe/Berlin (default: POPCORN_TIME_ZONE, or UTC).",
            valueName: "name"))
    var timeZone: String?
}
