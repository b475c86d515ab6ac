import Logging
import PopcornHTTP

extension Setting {

    /// All settings. A setting also has an option and, for `popcorn serve`, a property of ``ServeConfiguration``.
    static let all = common + files + serve

    // MARK: Settings of all commands

    static let accessToken = Setting(
        "access-token", prefix: "TMDB", "token", "a token", isSecret: true, "API read access token of TMDb")
    static let apiKey = Setting("api-key", prefix: "TMDB", "key", "a key", isSecret: true, "API key of TMDb")
    static let baseURL = Setting(
        "base-url", prefix: "TMDB", "url", "a URL, like https://host", "Base URL of TMDb's API")
    static let exportsURL = Setting(
        "exports-url", prefix: "TMDB", "url", "a URL, like https://host/exports", hasOption: false,
        "URL of the folder of TMDb's daily exports, for the index of titles")
    static let home = Setting(
        "home", "folder", "a folder", default: "~/.cache/popcorn and ~/.local/share/popcorn",
        "Folder of the databases")
    static let databaseURL = Setting(
        "database-url", "url", "a URL", isSecret: true, "URL of a PostgreSQL database in place of the folder")
    static let databaseSchema = Setting(
        "database-schema", "name", "a name", default: "popcorn", "Schema in the PostgreSQL database")
    static let cacheSize = Setting(
        "cache-size", variable: "POPCORN_CACHE_MAX_BYTES", "bytes", "a number of bytes, like 500MB, or none",
        default: "2GB", "Maximum size of the cache on disk, like 500MB, or none")
    static let timeout = Setting(
        "timeout", "time", "a duration, like 500ms or 10s", default: "10s",
        "Maximum time for a request to TMDb, including retries, like 500ms")
    static let language = Setting(
        "language", "tag", "a language, like de or en-GB", default: "en-US", "Language of texts, like de or en-GB")
    static let fallback = Setting(
        "fallback", "tags", "languages separated by commas",
        "Fallback languages for missing translations, in order of preference, like de,en")
    static let region = Setting(
        "region", "code", "a region, like GB", default: "the language's region",
        "Region for certifications, watch offers and regional lists, like GB")
    static let timeZone = Setting(
        "time-zone", "name", "a time zone, like Europe/Berlin", default: "UTC",
        "Time zone of the current day, like Europe/Berlin")

    /// The settings of all commands.
    static let common = [
        accessToken, apiKey, baseURL, exportsURL, home, databaseURL, databaseSchema, cacheSize, timeout, language,
        fallback,
        region, timeZone,
    ]

    // MARK: Files with secrets, for popcorn serve

    /// The settings that name files with the value of a secret.
    static let files = [accessToken, apiKey, databaseURL, tracesHeaders].map { secret in
        Setting(
            "\(secret.name)-file", variable: "\(secret.variable)_FILE", "file", "the path of a file", hasOption: false,
            "File with the value of \(secret.name)")
    }

    // MARK: Settings of popcorn serve

    static let host = Setting("host", .host, \.host, default: "127.0.0.1", "Address to listen on")
    static let port = Setting(
        "port", .number(0...65_535), \.port, default: "8080", "Port to listen on; 0 takes a free one")
    static let tokens = Setting("tokens", .file, \.tokensPath, "File of hashed tokens; requests then need a token")
    static let publicRead = Setting(
        "public-read", .bool, \.isPublic, "Let clients without a token read data of TMDb, but no data of owners")
    static let allowedHosts = Setting(
        "allowed-hosts", .hostNames, \.hostNames,
        "Host names of requests to a loopback address, in addition to localhost and addresses")
    static let allowOrigin = Setting(
        "allow-origin", .origins, \.allowedOrigins,
        "Origins whose web pages may use the service (CORS), like https://films.example, or *")
    static let page = Setting("page", .bool, \.hasPage, default: "true", "Serve a page for people")
    static let mcp = Setting(
        "mcp", .bool, \.hasMCP, "Offer the tools of `popcorn mcp` to assistants at /mcp (Model Context Protocol)")
    static let tmdbLogo = Setting(
        "tmdb-logo", .file, \.logoPath,
        "SVG file of a logo approved by TMDB, which its terms require on the page")
    static let images = Setting(
        "images", .bool, \.hasImages,
        "Serve images at /images from a cache on disk, so that clients do not contact TMDb")
    static let tmdbAPI = Setting(
        "tmdb-api", .bool, \.hasTMDbAPI,
        "Answer TMDb's own paths below /3 and /4 from the cache, for programs that are written for TMDb")
    static let tmdbImages = Setting(
        "tmdb-images", .absoluteURL(like: "https://host/images"), \.tmdbImagesURL,
        "URL of /images of this server, which /3/configuration then names as the source of images")
    static let sync = Setting(
        "sync", .bool, \.refreshesChanges, "Refresh the cached values that changed on TMDb, once an hour")
    static let warm = Setting(
        "warm", .warmUpSources, \.warmUpSources, "Lists and watchlists to keep in the cache, separated by commas")
    static let titleIndex = Setting(
        "title-index", .bool, \.updatesTitleIndex,
        "Replace the index of titles once a day, for suggestions by name")
    static let imageCacheSize = Setting(
        "image-cache-size", .byteCount, \.imageByteLimit, default: "1GiB", "Maximum size of the images on disk")
    static let publicURL = Setting(
        "public-url", .publicURL, \.publicURL, "URL of this server for clients; makes the URLs of images absolute")
    static let logFormat = Setting(
        "log-format", .word("format"), \.logFormat, default: "json", "Format of log records: json or text")
    static let logLevel = Setting(
        "log-level", .word("level"), \.logLevel, default: "info", "Lowest level of log records")
    static let logAddresses = Setting(
        "log-addresses", .word("part"), \.loggedAddress, default: "short",
        "Part of clients' addresses in log records: none, short (the network) or full")
    static let tracesEndpoint = Setting(
        "traces-endpoint", .absoluteURL(like: "http://127.0.0.1:4318"), \.tracesEndpoint,
        "URL of an OpenTelemetry collector, which gets traces in JSON at /v1/traces")
    static let tracesHeaders = Setting(
        "traces-headers", .headers, \.tracesHeaders, isSecret: true,
        "Headers of requests to the collector, like Authorization=Bearer%20abc, separated by commas")
    static let tracesSampleRatio = Setting(
        "traces-sample-ratio", .ratio, \.tracesSampleRatio, default: "1",
        "Part of the traces to export, from 0 to 1, unless the caller's traceparent decides")
    static let maximumRequests = Setting(
        "max-requests", .number(1...1_000_000), \.maximumRequests, default: "1000",
        "Maximum number of concurrent requests")
    static let ratePerClient = Setting(
        "rate-per-client", .number(0...1_000_000), \.ratePerClient, default: "100",
        "Requests of a client per second; 0 for no limit")
    static let trustedProxies = Setting(
        "trusted-proxies", .number(0...100), \.trustedProxies, default: "0",
        "Proxies before the service; their X-Forwarded-For then names the client")
    static let graceTime = Setting(
        "grace-time", .duration, \.graceTime, default: "20s", "Maximum time for requests in progress at the end")
    static let shutdownDelay = Setting(
        "shutdown-delay", .duration, \.ownShutdownDelay, default: "5s, or 0s on a loopback address",
        "Time between a signal to stop and the end, in which /health/ready fails")

    /// The settings of `popcorn serve` in addition to those of all commands.
    static let serve = [
        host, port, tokens, publicRead, allowedHosts, allowOrigin, page, mcp, tmdbLogo, images, tmdbAPI, tmdbImages,
        sync, warm, titleIndex, imageCacheSize, publicURL, logFormat, logLevel, logAddresses, tracesEndpoint,
        tracesHeaders, tracesSampleRatio, maximumRequests, ratePerClient, trustedProxies, graceTime, shutdownDelay,
    ]
}
