import CoreDomain
import Foundation
import Logging
import PopcornServices
import TMDb

/// The settings of a command, from its flags and the environment.
struct Settings {

    var credential: TMDbCredential?
    var baseURL: URL?
    var storage: PopcornServices.Storage
    /// The folder of files that can be deleted, such as the images; `nil` if the databases are on a server, and no
    /// folder is known.
    var cacheFolder: URL?
    /// The URL of the folder of TMDb's daily exports; `nil` for TMDb's folder.
    var exportsURL: URL?
    var locale: ContentLocale
    var textFallback: TextFallback
    var timeout: Duration
    /// The maximum size of the cache in bytes; `nil` for no limit.
    var cacheByteCount: Int?

    /// The folder of the cached images.
    var imageFolder: URL? { cacheFolder?.appending(path: "images", directoryHint: .isDirectory) }

    /// Creates settings from the options or, if an option is missing, from the environment. Empty variables are
    /// ignored.
    init(
        _ options: SettingsOptions, locale: LocaleOptions? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(PopcornError) {
        func text(_ setting: Setting, _ option: String? = nil) -> String? {
            option ?? environment[setting.variable].flatMap { $0.isEmpty ? nil : $0 }
        }
        func value<Value>(
            _ setting: Setting, _ option: String? = nil, _ parse: (String) -> Value?
        ) throws(PopcornError) -> Value? {
            guard let text = text(setting, option) else { return nil }
            guard let value = parse(text) else { throw .invalidInput(setting.problem(with: text)) }
            return value
        }
        if let token = text(.accessToken, options.accessToken), options.apiKey == nil {
            credential = .accessToken(token)
        } else {
            credential = text(.apiKey, options.apiKey).map { .apiKey($0) }
        }
        baseURL = try value(.baseURL, options.baseURL) { URL(string: $0) }
        exportsURL = try value(.exportsURL) { URL(string: $0) }
        let home = text(.home, options.home)
        // The folder of --home precedes a server in the environment.
        if let url = options.databaseURL ?? (options.home == nil ? text(.databaseURL) : nil) {
            storage = try Self.server(url, schema: text(.databaseSchema, options.databaseSchema))
            cacheFolder = try? Self.folders(home: home, environment).cache
        } else {
            let folders = try Self.folders(home: home, environment)
            storage = .folders(cache: folders.cache, library: folders.library)
            cacheFolder = folders.cache
        }
        self.locale = try ContentLocale(
            language: text(.language, locale?.language) ?? "en-US", region: text(.region, locale?.region),
            timeZone: text(.timeZone, locale?.timeZone).map(TimeZone.init(checkedIdentifier:)))
        let fallback = text(.fallback, locale?.fallback) ?? ""
        textFallback = try TextFallback(fallback.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        if let option = options.timeout {
            timeout = option.duration
        } else {
            timeout = try value(.timeout) { DurationArgument(argument: $0)?.duration } ?? .seconds(10)
        }
        if let option = options.cacheSize {
            cacheByteCount = option.byteCount
        } else {
            let size = try value(.cacheSize) { ByteCountArgument(argument: $0) }
            cacheByteCount = size.map(\.byteCount) ?? PopcornServices.Limits.defaultCacheByteCount
        }
    }

    /// Returns the configuration of the services, with an HTTP client that sends the requests.
    func configuration(httpClient: any TMDbHTTPClient) -> PopcornServices.Configuration {
        PopcornServices.Configuration(
            tmdb: credential.map { .credential($0, baseURL: baseURL, httpClient: httpClient) } ?? .offline,
            storage: storage,
            content: ContentDefaults(locale: locale, textFallback: textFallback),
            transport: TMDbTransport(retry: RetryPolicy(totalDeadline: timeout)),
            // The command has its own deadline.
            limits: .init(readDeadline: nil, cacheByteCount: cacheByteCount),
            titleIndex: .init(folder: cacheFolder, exportsBaseURL: exportsURL),
            logger: Logger(label: "popcorn") { _ in ConsoleLogHandler() }
        )
    }

    /// Returns the storage on a server.
    private static func server(_ url: String, schema: String?) throws(PopcornError) -> PopcornServices.Storage {
        #if PostgreSQL
        return .postgres(url, schema: schema ?? PopcornServices.Storage.defaultSchema)
        #else
        throw .invalidInput(
            """
            A database URL is set, but this program was built without PostgreSQL; build it with \
            --traits PostgreSQL,CommandLine
            """)
        #endif
    }

    /// Returns the folders of the databases in SQLite.
    private static func folders(
        home: String?, _ environment: [String: String]
    ) throws(PopcornError) -> (cache: URL, library: URL) {
        if let home {
            let folder = URL(filePath: home, directoryHint: .isDirectory)
            return (cache: folder, library: folder)
        }
        return (
            cache: try xdgFolder("XDG_CACHE_HOME", or: ".cache", environment),
            library: try xdgFolder("XDG_DATA_HOME", or: ".local/share", environment)
        )
    }

    /// Returns Popcorn's folder in an XDG base directory. The XDG specification requires relative paths to be ignored.
    private static func xdgFolder(
        _ variable: String, or fallback: String, _ environment: [String: String]
    ) throws(PopcornError) -> URL {
        let base: URL
        if let path = environment[variable], path.hasPrefix("/") {
            base = URL(filePath: path, directoryHint: .isDirectory)
        } else if let path = environment["HOME"], path.hasPrefix("/") {
            base = URL(filePath: path, directoryHint: .isDirectory).appending(path: fallback)
        } else {
            throw .invalidInput("No database folder; set POPCORN_HOME, or \(variable) or HOME to an absolute path")
        }
        return base.appending(path: "popcorn", directoryHint: .isDirectory)
    }
}
