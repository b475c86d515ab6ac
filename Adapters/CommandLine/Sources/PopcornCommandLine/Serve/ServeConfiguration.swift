import CoreDomain
import Foundation
import Logging
import PopcornHTTP
import PopcornServices
import TMDb

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
    /// The host names that are served if each request has all rights, besides IP addresses and `localhost`.
    var hostNames: Set<String> = []
    /// The origins whose web pages may use the service, such as `https://films.example`; `*` for all.
    var allowedOrigins: Set<String> = []
    var hasPage = true
    /// The path of TMDB's logo for the page; `nil` for no logo.
    var logoPath: String?
    /// Whether the server serves images.
    var hasImages = false
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
    /// The part of the address of a client that the log contains.
    var loggedAddress = LoggedAddress.short
    var maximumRequests = 1_000
    /// The maximum number of requests of a client per second; 0 for no limit.
    var ratePerClient = 100
    /// The number of proxies before the service whose addresses in `X-Forwarded-For` are trusted.
    var trustedProxies = 0
    var graceTime = Duration.seconds(20)
    /// The time between a signal to stop and the end of the server, in which the service is not ready.
    var shutdownDelay = Duration.zero
    /// The warnings for the operator.
    var warnings: [String] = []

    /// Creates a configuration.
    ///
    /// - Parameter value: Returns the value of a setting, such as `max-requests`; `nil` for the default.
    /// - Throws: ``PopcornError`` of kind `invalidInput` that names all settings whose value is not valid.
    init(_ value: (String) -> String?) throws(PopcornError) {
        var findings: [String] = []
        func setting<Value>(_ key: ServeSetting, _ default: Value, _ parse: (String) -> Value?) -> Value {
            guard let text = value(key.rawValue) else { return `default` }
            guard let value = parse(text) else {
                findings.append("The setting \(key.rawValue) is '\(text.printable)', but must be \(key.expected)")
                return `default`
            }
            return value
        }
        func number(_ range: ClosedRange<Int>) -> (String) -> Int? {
            { Int($0).flatMap { range.contains($0) ? $0 : nil } }
        }
        host = setting(.host, host) { $0.isEmpty ? nil : $0 }
        port = setting(.port, port, number(0...65_535))
        isPublic = setting(.publicRead, isPublic) { Bool($0) }
        tokensPath = setting(.tokens, nil) { $0.isEmpty ? nil : $0 }
        hostNames = setting(.allowedHosts, hostNames) { text in
            Set(text.lowercased().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        }
        allowedOrigins = setting(.allowOrigin, allowedOrigins, Self.origins)
        hasPage = setting(.page, hasPage) { Bool($0) }
        logoPath = setting(.tmdbLogo, nil) { $0.isEmpty ? nil : $0 }
        hasImages = setting(.images, hasImages) { Bool($0) }
        refreshesChanges = setting(.sync, refreshesChanges) { Bool($0) }
        warmUpSources = setting(.warm, warmUpSources) { try? WarmUpSource.sources(in: $0) }
        updatesTitleIndex = setting(.titleIndex, updatesTitleIndex) { Bool($0) }
        imageByteLimit = setting(.imageCacheSize, imageByteLimit) { text in
            ByteCountArgument(argument: text)?.byteCount.flatMap { $0 > 0 ? $0 : nil }
        }
        publicURL = setting(.publicURL, nil) { text in
            guard let url = URL(string: text), (try? TMDbClient.check(imageBaseURL: url)) != nil else { return nil }
            return url
        }
        logFormat = setting(.logFormat, logFormat) { LogFormat(rawValue: $0) }
        logLevel = setting(.logLevel, logLevel) { Logger.Level(rawValue: $0) }
        loggedAddress = setting(.logAddresses, loggedAddress) { LoggedAddress(rawValue: $0) }
        maximumRequests = setting(.maximumRequests, maximumRequests, number(1...1_000_000))
        ratePerClient = setting(.ratePerClient, ratePerClient, number(0...1_000_000))
        trustedProxies = setting(.trustedProxies, trustedProxies, number(0...100))
        graceTime = setting(.graceTime, graceTime) { DurationArgument(argument: $0)?.duration }
        shutdownDelay = setting(.shutdownDelay, isLoopback ? .zero : .seconds(5)) {
            DurationArgument(argument: $0)?.duration
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
        guard findings.isEmpty else { throw .invalidInput(findings.joined(separator: ". ")) }
    }

    /// Returns the origins of a list; `nil` if one of them is not an origin.
    private static func origins(_ text: String) -> Set<String>? {
        var origins: Set<String> = []
        for part in text.lowercased().split(separator: ",") {
            let origin = part.trimmingCharacters(in: .whitespaces)
            if origin != "*" {
                guard let url = URL(string: origin), ["http", "https"].contains(url.scheme), url.host() != nil,
                    url.path().isEmpty, url.query() == nil, url.fragment() == nil, url.user() == nil
                else { return nil }
            }
            origins.insert(origin)
        }
        return origins
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

/// The name of a setting of `popcorn serve` in the configuration file. In the environment, `max-requests` is
/// `POPCORN_MAX_REQUESTS`.
enum ServeSetting: String, CaseIterable {
    case host, port, page, images, sync, tokens, warm
    case allowedHosts = "allowed-hosts"
    case allowOrigin = "allow-origin"
    case titleIndex = "title-index"
    case imageCacheSize = "image-cache-size"
    case tmdbLogo = "tmdb-logo"
    case publicURL = "public-url"
    case publicRead = "public-read"
    case logFormat = "log-format"
    case logLevel = "log-level"
    case maximumRequests = "max-requests"
    case ratePerClient = "rate-per-client"
    case trustedProxies = "trusted-proxies"
    case graceTime = "grace-time"
    case logAddresses = "log-addresses"
    case shutdownDelay = "shutdown-delay"

    /// The expected value in an error message.
    var expected: String {
        switch self {
        case .host: "an address or a host name"
        case .allowedHosts: "host names, separated by commas"
        case .allowOrigin: "origins separated by commas, like https://films.example, or *"
        case .port: "a number between 0 and 65535"
        case .tokens, .tmdbLogo: "the path of a file"
        case .page, .images, .sync, .titleIndex, .publicRead: "true or false"
        case .warm:
            """
            sources separated by commas, like popular-movies:1000,watchlist; the sources are \
            \(WarmUpSource.names.joined(separator: ", ")), and a list has 1 to \(WarmUpSource.largestLimit) items
            """
        case .imageCacheSize: "a number of bytes, like 500MB"
        case .publicURL: "a URL with https, or with http and a loopback address"
        case .logFormat: "json or text"
        case .logLevel: "trace, debug, info, notice, warning, error or critical"
        case .maximumRequests: "a number between 1 and 1000000"
        case .trustedProxies: "a number between 0 and 100"
        case .ratePerClient: "a number between 0 and 1000000"
        case .logAddresses: "none, short or full"
        case .graceTime, .shutdownDelay: "a duration, like 20s"
        }
    }
}
