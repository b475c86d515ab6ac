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
            the file of --config, a JSON object like {"port": 8080, "max-requests": 500}. It takes each option that is a \
            setting, except secrets: "access-token-file", "api-key-file", "database-url-file" and "traces-headers-file" \
            name files with these.

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

            With --tmdb-api, paths of TMDb's own API such as /3/movie/550 are answered from the cache, so that programs \
            that are written for TMDb can use this server in its place. They send a token of this server as api_key.

            With --mcp, assistants use the tools of `popcorn mcp` at /mcp (Model Context Protocol). They need the same tokens \
            as other clients: the watchlist needs the right library.

            With --traces-endpoint, traces of requests are sent to a collector (OTLP over HTTP, with JSON). The variable \
            POPCORN_TRACES_HEADERS contains headers of these requests, like Authorization=Bearer%20abc.

            EXAMPLES:
              popcorn serve --demo --images
              popcorn serve --port 0 --log-format text
              popcorn serve --host 0.0.0.0 --public-read
              popcorn serve --host 0.0.0.0 --tokens /etc/popcorn/tokens --sync
              popcorn serve --warm popular-movies:1000,popular-series:500,watchlist
              popcorn serve --tmdb-api --images --tmdb-images http://127.0.0.1:8080/images
              popcorn serve --config /etc/popcorn.json --check

            Exit codes: 78 if the configuration is not valid, 69 if the server cannot listen, 74 if a database cannot \
            be opened.
            """
    )

    @Flag(help: "Serve sample data from a local stand-in, with databases in a temporary folder. Needs no credential.")
    var demo = false

    @Flag(help: "Start everything, report the result, and stop.")
    var check = false

    @Option(help: ArgumentHelp("Configuration file (default: POPCORN_CONFIG).", valueName: "file"))
    var config: String?

    @Option(.host) var host: String?
    @Option(.port) var port: String?
    @Option(.tokens) var tokens: String?
    @Flag(.publicRead) var publicRead: Bool?
    @Option(.allowedHosts) var allowedHosts: String?
    @Option(.allowOrigin) var allowOrigin: String?
    @Flag(.page) var page: Bool?
    @Flag(.mcp) var mcp: Bool?
    @Option(.tmdbLogo) var tmdbLogo: String?
    @Flag(.images) var images: Bool?
    @Flag(.tmdbAPI) var tmdbAPI: Bool?
    @Option(.tmdbImages) var tmdbImages: String?
    @Flag(.sync) var sync: Bool?
    @Option(.warm) var warm: String?
    @Flag(.titleIndex) var titleIndex: Bool?
    @Option(.imageCacheSize) var imageCacheSize: String?
    @Option(.publicURL) var publicURL: String?
    @Option(.logFormat) var logFormat: String?
    @Option(.logLevel) var logLevel: String?
    @Option(.logAddresses) var logAddresses: String?
    @Option(.tracesEndpoint) var tracesEndpoint: String?
    @Option(.tracesSampleRatio) var tracesSampleRatio: String?
    @Option(.maximumRequests) var maxRequests: String?
    @Option(.ratePerClient) var ratePerClient: String?
    @Option(.trustedProxies) var trustedProxies: String?
    @Option(.graceTime) var graceTime: String?
    @Option(.shutdownDelay) var shutdownDelay: String?

    @OptionGroup var locale: LocaleOptions

    @OptionGroup var settings: SettingsOptions

    func run() async throws {
        do throws(PopcornError) {
            let environment = try environment(ProcessInfo.processInfo.environment)
            var configuration = try ServeConfiguration(environment)
            configuration.warnings = SettingSources.warnings(environment)
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

    /// Returns the environment with the settings of the options and of the configuration file, and with the secrets of
    /// files.
    private func environment(_ environment: [String: String]) throws(PopcornError) -> [String: String] {
        let path = config ?? environment["POPCORN_CONFIG"].flatMap { $0.isEmpty ? nil : $0 }
        let file = try path.map { path throws(PopcornError) in
            try SettingSources.content(of: path, name: "configuration file")
        }
        return try ServeSecrets.adding(
            to: SettingSources.environment(options: givenSettings, environment: environment, file: file))
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
