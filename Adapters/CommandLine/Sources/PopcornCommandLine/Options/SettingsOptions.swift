import ArgumentParser

/// The options of all commands that use the databases or TMDb.
struct SettingsOptions: ParsableArguments {

    @Option(.accessToken) var accessToken: String?
    @Option(.apiKey) var apiKey: String?
    @Option(.baseURL) var baseURL: String?
    @Option(.home) var home: String?
    @Option(.databaseURL) var databaseURL: String?
    @Option(.databaseSchema) var databaseSchema: String?
    @Option(.cacheSize) var cacheSize: ByteCountArgument?
    @Option(.timeout) var timeout: DurationArgument?

    @Flag(help: "Include the cause in error messages.")
    var verbose = false
}
