import CoreDomain
import Foundation
import Logging
import PopcornHTTP
import PopcornServices

/// The configuration of `popcorn serve`.
struct ServeConfiguration: Equatable {

    /// The formats of log records.
    enum LogFormat: String, CaseIterable {
        case json, text
    }

    var host = "127.0.0.1"
    var port = 8080
    var isPublic = false
    /// The path of the token file; `nil` if requests need no token.
    var tokensPath: String?
    /// The host names that are served if each request has all rights, in addition to IP addresses and `localhost`.
    var hostNames: Set<String> = []
    /// The origins whose web pages may use the service, such as `https://films.example`; `*` for all.
    var allowedOrigins: Set<String> = []
    var hasPage = true
    /// Whether the server offers tools to assistants at `/mcp`.
    var hasMCP = false
    /// The path of TMDB's logo for the page; `nil` for no logo.
    var logoPath: String?
    /// Whether the server serves images.
    var hasImages = false
    /// Whether the server serves TMDb's own paths.
    var hasTMDbAPI = false
    /// The base URL of the images in the configuration that clients of TMDb's API read; `nil` for TMDb's URL.
    var tmdbImagesURL: URL?
    /// Whether the service refreshes the cached values that changed on TMDb.
    var refreshesChanges = false
    /// The lists and watchlists whose items the service keeps in the cache.
    var warmUpSources: [WarmUpSource] = []
    /// Whether the service updates the index of titles.
    var updatesTitleIndex = false
    /// The maximum size of the images on disk, in bytes.
    var imageByteLimit = 1 << 30
    /// The URL under which clients reach the server; `nil` if URLs of images are relative.
    var publicURL: URL?
    var logFormat = LogFormat.json
    var logLevel = Logger.Level.info
    /// The part of a client's address that the log contains.
    var loggedAddress = LoggedAddress.short
    /// The base URL of the collector of traces; `nil` if traces are not recorded.
    var tracesEndpoint: URL?
    /// Additional headers of requests to the collector; `nil` for none.
    var tracesHeaders: TraceHeaders?
    /// The part of the traces that are recorded, between 0 and 1.
    var tracesSampleRatio = 1.0
    var maximumRequests = 1_000
    /// The maximum number of requests of a client per second; 0 for no limit.
    var ratePerClient = 100
    /// The number of proxies before the service whose addresses in `X-Forwarded-For` are trusted.
    var trustedProxies = 0
    var graceTime = Duration.seconds(20)
    /// The setting of ``shutdownDelay``; `nil` for the default.
    var ownShutdownDelay: Duration?
    /// The warnings for the operator.
    var warnings: [String] = []

    /// Creates a configuration.
    ///
    /// - Parameter environment: The environment, with the settings of options and of the configuration file. Default:
    ///   empty.
    /// - Throws: ``PopcornError`` of kind `invalidInput` that names all settings whose value is not valid.
    init(_ environment: [String: String] = [:]) throws(PopcornError) {
        var findings: [String] = []
        for setting in Setting.serve {
            guard let text = environment[setting.variable], let apply = setting.apply else { continue }
            if !apply(text, &self) { findings.append(setting.problem(with: text)) }
        }
        if !isLoopback && !isPublic && tokensPath == nil {
            findings.append(
                """
                The host '\(host.printable)' can be reached by others; add --tokens FILE to require tokens, or \
                --public-read to let all clients read data of TMDb, or use 127.0.0.1
                """)
        }
        if isOpen && allowedOrigins.contains("*") {
            findings.append(
                """
                With --allow-origin '*', every web page could change the data of owners; add --tokens FILE or --public-read
                """)
        }
        if tmdbImagesURL != nil && !(hasImages && hasTMDbAPI) {
            findings.append("The setting tmdb-images needs --images and --tmdb-api")
        }
        if let tracesEndpoint, tracesHeaders != nil,
            SettingType<URL?>.publicURL.parse(tracesEndpoint.absoluteString) == nil
        {
            findings.append(
                "With traces-headers, the setting traces-endpoint must be \(SettingType<URL?>.publicURL.expected)")
        }
        guard findings.isEmpty else { throw .invalidInput(findings.joined(separator: ". ")) }
    }

    /// The time between a signal to stop and the end of the server, in which the service is not ready. Default: 5
    /// seconds, or none on a loopback address.
    var shutdownDelay: Duration { ownShutdownDelay ?? (isLoopback ? .zero : .seconds(5)) }

    /// The export of traces; `nil` if traces are not recorded.
    var traceExport: TraceExport? {
        tracesEndpoint.map { TraceExport(endpoint: $0, headers: tracesHeaders, sampleRatio: tracesSampleRatio) }
    }

    /// Whether each request has all rights.
    var isOpen: Bool { isLoopback && !isPublic && tokensPath == nil }

    /// Whether only programs on this host can connect.
    var isLoopback: Bool {
        if ["localhost", "::1"].contains(host) { return true }
        // A name such as 127.example.com is not an address.
        let numbers = host.split(separator: ".", omittingEmptySubsequences: false).map { UInt8($0) }
        return numbers.count == 4 && numbers[0] == 127 && !numbers.contains(nil)
    }

    /// Returns the base URL of the server.
    func address(port: Int) -> String {
        "http://\(host.contains(":") ? "[\(host)]" : host):\(port)"
    }
}
