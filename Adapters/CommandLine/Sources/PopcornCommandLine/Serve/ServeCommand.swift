import ArgumentParser
import CoreDomain
import Foundation
import Logging
import TMDb
import TMDbStandIn

struct ServeCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve movies, TV series and people over HTTP.",
        discussion: """
            Prints one line when the server answers: listening on http://127.0.0.1:8080. Log records are written to \
            standard error. Stops on SIGINT and SIGTERM, after the requests in progress.

            Settings come from options, else from the environment (--max-requests is POPCORN_MAX_REQUESTS), else from \
            the file of --config, a JSON object like {"port": 8080, "max-requests": 500}. TMDB_ACCESS_TOKEN_FILE and \
            TMDB_API_KEY_FILE name files with the credential, and POPCORN_DATABASE_URL_FILE a file with the URL of \
            the database.

            On an address that others can reach, --tokens or --public-read is required. A token file has a line for \
            each token, which `popcorn token` prints; it is read again on SIGHUP. With --public-read, requests without \
            a token may read data of TMDb, but no watchlists. The page is served only if no token is required.

            On a loopback address without tokens, requests for other hosts than localhost, IP addresses and \
            --allowed-hosts are rejected, so that no web page can reach the service under a name of its own.

            With --sync, one of the processes on a cache reads once an hour which movies, TV series and people changed on \
            TMDb, and refreshes those that are cached. Readers go first.

            With --warm, one of the processes on a cache fetches the titles and people of lists and watchlists that are \
            not fresh, at the start and then once a day. Readers go first. `popcorn warm --help` names the sources.

            With --title-index, one of the processes on a folder replaces the index of titles once a day with TMDb's \
            exports of all movies, TV series and people. /v1/suggestions reads it, and searches do while TMDb is \
            unavailable.

            With --images, the URLs of images are paths like /images/w342/a.jpg, which clients resolve against the URL \
            of the request, or absolute with --public-url. The images are stored in the folder of the cache.

            EXAMPLES:
              popcorn serve --demo --images
              popcorn serve --port 0 --log-format text
              popcorn serve --host 0.0.0.0 --public-read
              popcorn serve --host 0.0.0.0 --tokens /etc/popcorn/tokens --sync
              popcorn serve --warm popular-movies:1000,popular-series:500,watchlist
              popcorn serve --config /etc/popcorn.json --check

            Exit codes: 78 if the configuration is not valid, 69 if the server cannot listen, 74 if a database cannot \
            be opened.
            """
    )

    @Option(help: ArgumentHelp("Address to listen on (default: 127.0.0.1).", valueName: "address"))
    var host: String?

    @Option(help: ArgumentHelp("Port to listen on; 0 takes a free one (default: 8080).", valueName: "number"))
    var port: String?

    @Flag(help: "Serve sample data from a local stand-in, with databases in a temporary folder. Needs no credential.")
    var demo = false

    @Flag(help: "Start everything, report the result, and stop.")
    var check = false

    @Option(help: ArgumentHelp("Configuration file (default: POPCORN_CONFIG).", valueName: "file"))
    var config: String?

    @Option(help: ArgumentHelp("File of hashed tokens; requests then need a token.", valueName: "file"))
    var tokens: String?

    @Flag(help: "Let clients without a token read data of TMDb, but no data of owners.")
    var publicRead = false

    @Option(
        help: ArgumentHelp(
            "Host names of requests to a loopback address, besides localhost and addresses.", valueName: "names"))
    var allowedHosts: String?

    @Option(
        help: ArgumentHelp(
            "Origins whose web pages may use the service (CORS), like https://films.example, or *.",
            valueName: "origins"))
    var allowOrigin: String?

    @Flag(help: "Serve no page for people.")
    var noPage = false

    @Option(
        help: ArgumentHelp(
            "SVG file of a logo approved by TMDB, which its terms require on the page.", valueName: "file"))
    var tmdbLogo: String?

    @Flag(help: "Serve images at /images from a cache on disk, so that clients do not contact TMDb.")
    var images = false

    @Flag(help: "Refresh the cached values that changed on TMDb, once an hour.")
    var sync = false

    @Option(
        help: ArgumentHelp(
            "Lists and watchlists to keep in the cache, separated by commas.", valueName: "sources"))
    var warm: String?

    @Flag(help: "Replace the index of titles once a day, for suggestions by name.")
    var titleIndex = false

    @Option(help: ArgumentHelp("Maximum size of the images on disk (default: 1GiB).", valueName: "bytes"))
    var imageCacheSize: String?

    @Option(
        help: ArgumentHelp(
            "URL of this server for clients; makes the URLs of images absolute.", valueName: "url"))
    var publicURL: String?

    @Option(help: ArgumentHelp("Format of log records: json or text (default: json).", valueName: "format"))
    var logFormat: String?

    @Option(help: ArgumentHelp("Lowest level of log records (default: info).", valueName: "level"))
    var logLevel: String?

    @Option(
        help: ArgumentHelp(
            "Part of clients' addresses in log records: none, short (the network) or full (default: short).",
            valueName: "part"))
    var logAddresses: String?

    @Option(help: ArgumentHelp("Maximum number of requests at once (default: 1000).", valueName: "number"))
    var maxRequests: String?

    @Option(help: ArgumentHelp("Requests of a client per second; 0 for no limit (default: 100).", valueName: "number"))
    var ratePerClient: String?

    @Option(
        help: ArgumentHelp(
            "Proxies before the service; their X-Forwarded-For then names the client (default: 0).",
            valueName: "number"))
    var trustedProxies: String?

    @Option(
        help: ArgumentHelp("Maximum time for requests in progress at the end (default: 20s).", valueName: "time"))
    var graceTime: String?

    @Option(
        help: ArgumentHelp(
            "Time between a signal to stop and the end, in which /health/ready fails (default: 5s, or 0s on a loopback address).",
            valueName: "time"))
    var shutdownDelay: String?

    @OptionGroup var locale: LocaleOptions

    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        do throws(PopcornError) {
            let environment = try ServeSecrets.adding(to: ProcessInfo.processInfo.environment)
            var configuration = try serveConfiguration(environment)
            configuration.warnings = ServeVariables.warnings(environment)
            if demo {
                try await serveSamples(configuration, environment)
            } else {
                let settings = try Settings(settings, locale: locale, environment: environment)
                try await Serving(configuration: configuration, settings: settings, isCheck: check).run()
            }
        } catch {
            // The server does not start, and reading from the cache instead is no advice.
            let hasAdvice = error.kind != .unavailable
            Console.standardError(
                FailureLine(error: error, verbose: settings.verbose, hasAdvice: hasAdvice).description)
            throw check || error.kind == .invalidInput ? ExitCode(78) : ExitCode(error.kind)
        }
    }

    private var flags: [ServeSetting: String] {
        let flags: [ServeSetting: String?] = [
            .host: host, .port: port, .tokens: tokens, .publicRead: publicRead ? "true" : nil,
            .page: noPage ? "false" : nil, .tmdbLogo: tmdbLogo, .allowedHosts: allowedHosts, .allowOrigin: allowOrigin,
            .images: images ? "true" : nil, .sync: sync ? "true" : nil, .titleIndex: titleIndex ? "true" : nil,
            .warm: warm, .imageCacheSize: imageCacheSize, .publicURL: publicURL,
            .logFormat: logFormat, .logLevel: logLevel, .maximumRequests: maxRequests,
            .ratePerClient: ratePerClient, .trustedProxies: trustedProxies, .graceTime: graceTime,
            .logAddresses: logAddresses, .shutdownDelay: shutdownDelay,
        ]
        return flags.compactMapValues { $0 }
    }

    private func serveConfiguration(_ environment: [String: String]) throws(PopcornError) -> ServeConfiguration {
        let path = config ?? environment["POPCORN_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        let file = try path.map { path throws(PopcornError) in
            try ServeSources.content(of: path, name: "configuration file")
        }
        return try ServeConfiguration(ServeSources(flags: flags, environment: environment, file: file).value)
    }

    private func serveSamples(
        _ configuration: ServeConfiguration, _ environment: [String: String]
    ) async throws(PopcornError) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "popcorn-serve-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        var options = settings
        options.home = folder.path(percentEncoded: false)
        options.databaseURL = nil
        var settings = try Settings(options, locale: locale, environment: environment)
        settings.credential = .accessToken("sample")
        do {
            try await StandInServer.run { server in
                settings.baseURL = server.baseURL
                settings.exportsURL = server.exportsBaseURL
                try await Serving(
                    configuration: configuration, settings: settings, isCheck: check, imageServer: server.imageBaseURL
                ).run()
            }
        } catch let error as PopcornError {
            throw error
        } catch {
            throw PopcornError(.unavailable, "The stand-in server cannot be started", cause: error)
        }
    }
}
