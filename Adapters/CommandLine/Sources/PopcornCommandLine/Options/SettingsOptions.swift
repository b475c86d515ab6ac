import ArgumentParser

/// The options that every command takes which uses the databases or TMDb.
struct SettingsOptions: ParsableArguments {

    @Option(
        help: ArgumentHelp(
            "TMDb's read access token. Other users of this host can see flags: prefer TMDB_ACCESS_TOKEN.",
            valueName: "token"))
    var accessToken: String?

    @Option(
        help: ArgumentHelp(
            "TMDb's API key. Other users of this host can see flags: prefer TMDB_API_KEY.", valueName: "key"))
    var apiKey: String?

    @Option(help: ArgumentHelp("TMDb's address (default: TMDB_BASE_URL).", valueName: "url"))
    var baseURL: String?

    @Option(help: ArgumentHelp("The folder of the databases (default: POPCORN_HOME).", valueName: "folder"))
    var home: String?

    @Option(
        help: ArgumentHelp(
            "How long TMDb may take for an answer, retries included (e.g. 500ms, 10s).", valueName: "time"))
    var timeout: DurationArgument = .tenSeconds

    @Flag(help: "Add the cause to an error's line.")
    var verbose = false
}

extension DurationArgument {
    static let tenSeconds = DurationArgument(seconds: 10)

    private init(seconds: Int) {
        duration = .seconds(seconds)
        description = "\(seconds)s"
    }
}
