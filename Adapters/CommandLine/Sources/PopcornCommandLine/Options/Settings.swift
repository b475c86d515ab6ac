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
    /// The URL of the folder of TMDb's daily exports; `nil` for that of TMDb.
    var exportsURL: URL?
    var locale: ContentLocale
    var textFallback: TextFallback
    var timeout: Duration
    /// The maximum size of the cache in bytes; `nil` for no limit.
    var cacheByteCount: Int?

    /// The folder of the cached images.
    var imageFolder: URL? { cacheFolder?.appending(path: "images", directoryHint: .isDirectory) }

    /// Creates settings from the flags or, if a flag is missing, from the environment. Empty variables are ignored.
    init(
        _ options: SettingsOptions, locale: LocaleOptions? = nil,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(PopcornError) {
        func setting(_ flag: String?, _ variable: String) -> String? {
            flag ?? environment[variable].flatMap { $0.isEmpty ? nil : $0 }
        }
        if let token = setting(options.accessToken, "TMDB_ACCESS_TOKEN"), options.apiKey == nil {
            credential = .accessToken(token)
        } else {
            credential = setting(options.apiKey, "TMDB_API_KEY").map { .apiKey($0) }
        }
        if let address = setting(options.baseURL, "TMDB_BASE_URL") {
            guard let url = URL(string: address) else {
                throw .invalidInput("'\(address.printable)' is not a valid base URL; write one like https://host")
            }
            baseURL = url
        }
        let home = setting(options.home, "POPCORN_HOME")
        // The folder of --home precedes a server in the environment.
        if let url = options.databaseURL ?? (options.home == nil ? setting(nil, "POPCORN_DATABASE_URL") : nil) {
            storage = try Self.server(url, schema: setting(options.databaseSchema, "POPCORN_DATABASE_SCHEMA"))
            cacheFolder = try? Self.folders(home: home, environment).cache
        } else {
            let folders = try Self.folders(home: home, environment)
            storage = .folders(cache: folders.cache, library: folders.library)
            cacheFolder = folders.cache
        }
        if let address = setting(nil, "TMDB_EXPORTS_URL") {
            guard let url = URL(string: address) else {
                throw .invalidInput("TMDB_EXPORTS_URL is '\(address.printable)'; write a URL like https://host/exports")
            }
            exportsURL = url
        }
        self.locale = try ContentLocale(
            language: setting(locale?.language, "POPCORN_LANGUAGE") ?? "en-US",
            region: setting(locale?.region, "POPCORN_REGION"),
            timeZone: setting(locale?.timeZone, "POPCORN_TIME_ZONE").map(TimeZone.init(checkedIdentifier:)))
        let fallback = setting(locale?.fallback, "POPCORN_FALLBACK") ?? ""
        textFallback = try TextFallback(fallback.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) })
        timeout = options.timeout.duration
        cacheByteCount = PopcornServices.Limits.defaultCacheByteCount
        if let size = options.cacheSize {
            cacheByteCount = size.byteCount
        } else if let text = setting(nil, "POPCORN_CACHE_MAX_BYTES") {
            guard let size = ByteCountArgument(argument: text) else {
                throw .invalidInput(
                    "POPCORN_CACHE_MAX_BYTES is '\(text.printable)'; write a number of bytes, like 500MB, or none")
            }
            cacheByteCount = size.byteCount
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
            "A database URL is set, but this program was built without PostgreSQL; build it with --traits PostgreSQL")
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
