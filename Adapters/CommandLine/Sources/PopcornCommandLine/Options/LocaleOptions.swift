import ArgumentParser

/// The language and region of content.
struct LocaleOptions: ParsableArguments {

    @Option(
        help: ArgumentHelp("Language of the texts, like de or en-GB (default: POPCORN_LANGUAGE).", valueName: "tag"))
    var language: String?

    @Option(
        help: ArgumentHelp(
            "Languages whose texts stand in for those not translated, best first, like de,en (default: POPCORN_FALLBACK).",
            valueName: "tags"))
    var fallback: String?

    @Option(help: ArgumentHelp("Region of the certification, like GB (default: POPCORN_REGION).", valueName: "code"))
    var region: String?
}
