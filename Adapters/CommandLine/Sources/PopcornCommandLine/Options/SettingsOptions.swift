import ArgumentParser

/// The options of all commands that use the databases or TMDb.
struct SettingsOptions: ParsableArguments {

    @Option(
        help: ArgumentHelp(
            "API read access token. Other users of this host can see options; prefer TMDB_ACCESS_TOKEN.",
            valueName: "token"))
    var accessToken: String?

    @Option(
        help: ArgumentHelp(
            "API key. Other users of this host can see options; prefer TMDB_API_KEY.", valueName: "key"))
    var apiKey: String?

    @Option(help: ArgumentHelp("Base URL of the API (default: TMDB_BASE_URL).", valueName: "url"))
    var baseURL: String?

    @Option(help: ArgumentHelp("Folder of the databases (default: POPCORN_HOME).", valueName: "folder"))
    var home: String?

    @Option(
        help: ArgumentHelp(
            "URL of a PostgreSQL database in place of the folder. Other users can see options; prefer POPCORN_DATABASE_URL.",
            valueName: "url"))
    var databaseURL: String?

    @Option(
        help: ArgumentHelp(
            "Schema in the PostgreSQL database (default: POPCORN_DATABASE_SCHEMA, else popcorn).", valueName: "name"))
    var databaseSchema: String?

    @Option(
        help: ArgumentHelp(
            "Maximum size of the cache on disk, like 500MB or 2GB, or none (default: POPCORN_CACHE_MAX_BYTES, else 2GB).",
            valueName: "bytes"))
    var cacheSize: ByteCountArgument?

    @Option(
        help: ArgumentHelp(
            "Maximum time for a request, including retries, like 500ms or 10s.", valueName: "time"))
    var timeout: DurationArgument = .tenSeconds

    @Flag(help: "Include the cause in error messages.")
    var verbose = false
}

extension DurationArgument {
    static let tenSeconds = DurationArgument(seconds: 10)

    private init(seconds: Int) {
        duration = .seconds(seconds)
        description = "\(seconds)s"
    }
}
