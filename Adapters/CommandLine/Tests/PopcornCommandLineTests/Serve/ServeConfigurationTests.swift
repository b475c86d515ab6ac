import ArgumentParser
import CoreDomain
import Foundation
import PopcornHTTP
import PopcornServices
import Testing

@testable import PopcornCommandLine

@Suite struct ServeConfigurationTests {

    private func configuration(
        _ options: String..., environment: [String: String] = [:], file: String? = nil
    ) throws -> ServeConfiguration {
        try ServeConfiguration(
            SettingSources.environment(
                options: ServeCommand.parse(options).givenSettings, environment: environment,
                file: file.map { Data($0.utf8) }))
    }

    @Test func `a flag precedes the environment, which precedes the file`() throws {
        let file = #"{"port": 1, "max-requests": 1, "grace-time": "1s", "page": false}"#
        let environment = ["POPCORN_PORT": "2", "POPCORN_MAX_REQUESTS": "2"]
        let result = try configuration("--port", "3", environment: environment, file: file)
        #expect(try configuration("--page", file: file).hasPage)
        #expect(result.port == 3)
        #expect(result.maximumRequests == 2)
        #expect(result.graceTime == .seconds(1))
        #expect(!result.hasPage)
        #expect(result.host == "127.0.0.1")
    }

    @Test func `unknown settings in the file are an error with suggestions`() {
        let similar = #expect(throws: PopcornError.self) { try configuration(file: #"{"prot": 1, "hots": 1}"#) }
        #expect(
            similar?.message == """
                The configuration file has unknown settings: 'hots' (did you mean 'host'?), \
                'prot' (did you mean 'port'?)
                """)
        let other = #expect(throws: PopcornError.self) { try configuration(file: #"{"telephone": 1}"#) }
        #expect(
            other?.message.contains("unknown settings: 'telephone'; the settings are access-token-file, allow-origin, ")
                == true)
    }

    @Test func `all settings that are not valid are named in one error`() {
        let error = #expect(throws: PopcornError.self) {
            try configuration("--port", "65536", "--grace-time", "soon", "--host", "0.0.0.0")
        }
        #expect(
            error?.message == """
                The setting port is '65536', but must be a number between 0 and 65535. The setting grace-time is \
                'soon', but must be a duration, like 20s. The host '0.0.0.0' can be reached by others; add --tokens \
                FILE to require tokens, or --public-read to let all clients read data of TMDb, or use 127.0.0.1
                """)
    }

    @Test func `images are off by default, and have a limit and a public URL`() throws {
        let result = try configuration()
        #expect(!result.hasImages)
        #expect(result.imageByteLimit == 1 << 30)
        #expect(result.publicURL == nil)
        let environment = ["POPCORN_IMAGES": "true", "POPCORN_PUBLIC_URL": "https://popcorn.example/a"]
        let given = try configuration("--image-cache-size", "2MiB", environment: environment)
        #expect(given.hasImages)
        #expect(given.imageByteLimit == 2 << 20)
        #expect(given.publicURL == URL(string: "https://popcorn.example/a"))
    }

    @Test func `TMDb's API is off by default, and can name the images of the server`() throws {
        let result = try configuration()
        #expect(!result.hasTMDbAPI)
        #expect(result.tmdbImagesURL == nil)
        let given = try configuration(
            "--images", "--tmdb-api", environment: ["POPCORN_TMDB_IMAGES": "http://192.168.0.2:8080/images"])
        #expect(given.hasTMDbAPI)
        #expect(given.tmdbImagesURL == URL(string: "http://192.168.0.2:8080/images"))
    }

    @Test(arguments: [["--tmdb-api"], ["--images"], []])
    func `the images of TMDb's API need both`(options: [String]) throws {
        let error = #expect(throws: PopcornError.self) {
            try ServeConfiguration(
                SettingSources.environment(
                    options: ServeCommand.parse(options).givenSettings,
                    environment: ["POPCORN_TMDB_IMAGES": "http://a/images"], file: nil))
        }
        #expect(error?.message == "The setting tmdb-images needs --images and --tmdb-api")
    }

    @Test(arguments: [
        "/images", "host/images", "ftp://host/images", "http:///images", "http://a:b@host/images", "http://host/?a=b",
        "http://host/#a", #"http://host/"a"#,
    ])
    func `the images of TMDb's API have an absolute URL`(address: String) {
        let error = #expect(throws: PopcornError.self) {
            try configuration("--images", "--tmdb-api", "--tmdb-images", address)
        }
        #expect(error?.message.contains("tmdb-images") == true)
        #expect(error?.message.contains("a:b") == false)
    }

    @Test func `traces are off by default`() throws {
        #expect(try configuration().traceExport == nil)
        #expect(try configuration("--traces-sample-ratio", "0.5").traceExport == nil)
        #expect(
            try configuration("--traces-endpoint", "http://collector:4318").traceExport
                == TraceExport(endpoint: #require(URL(string: "http://collector:4318")), headers: nil, sampleRatio: 1))
        let file = #"{"traces-endpoint": "https://collector/otlp", "traces-sample-ratio": 0.25}"#
        #expect(
            try configuration(environment: ["POPCORN_TRACES_HEADERS": "a=b"], file: file).traceExport
                == TraceExport(
                    endpoint: #require(URL(string: "https://collector/otlp")), headers: TraceHeaders("a=b"),
                    sampleRatio: 0.25))
    }

    @Test(arguments: ["-0.1", "1.1", "nan", "half", "0,5"])
    func `the part of the traces is a number between 0 and 1`(text: String) {
        let error = #expect(throws: PopcornError.self) {
            try configuration(environment: ["POPCORN_TRACES_SAMPLE_RATIO": text])
        }
        #expect(
            error?.message == "The setting traces-sample-ratio is '\(text)', but must be a number between 0 and 1")
    }

    @Test func `the headers of traces are only sent over TLS or to this computer`() throws {
        let environment = ["POPCORN_TRACES_HEADERS": "a=s3cret"]
        for url in ["http://127.0.0.1:4318", "http://localhost:4318", "https://collector"] {
            #expect(try configuration("--traces-endpoint", url, environment: environment).traceExport != nil)
        }
        let error = #expect(throws: PopcornError.self) {
            try configuration("--traces-endpoint", "http://collector:4318", environment: environment)
        }
        #expect(
            error?.message == """
                With traces-headers, the setting traces-endpoint must be a URL with https, or with http and a loopback \
                address
                """)
    }

    @Test func `changes are refreshed if a setting asks for it`() throws {
        #expect(try !configuration().refreshesChanges)
        #expect(try configuration("--sync").refreshesChanges)
        #expect(try configuration(environment: ["POPCORN_SYNC": "true"]).refreshesChanges)
    }

    @Test func `the sources of the warm-up are separated by commas`() throws {
        #expect(try configuration().warmUpSources.isEmpty)
        let sources = [WarmUpSource.list(.popularMovies, limit: 1000), .watchlists]
        #expect(try configuration("--warm", "popular-movies:1000,watchlist").warmUpSources == sources)
        #expect(try configuration(environment: ["POPCORN_WARM": "popular-movies, watchlist"]).warmUpSources == sources)
        #expect(try configuration(file: #"{"warm": "popular-movies,watchlist"}"#).warmUpSources == sources)
        let error = #expect(throws: PopcornError.self) { try configuration("--warm", "popular") }
        #expect(error?.message.hasPrefix("The setting warm is 'popular', but must be sources separated by") == true)
        #expect(error?.message.contains("the sources are popular-movies, top-rated-movies, ") == true)
    }

    @Test(arguments: ["none", "0", "-1", "much"])
    func `the size of images on disk needs a limit`(size: String) {
        let error = #expect(throws: PopcornError.self) { try configuration("--image-cache-size=\(size)") }
        #expect(error?.message.contains("image-cache-size") == true)
    }

    @Test(arguments: ["http://popcorn.example", "https://", "popcorn.example", "https://a:b@popcorn.example"])
    func `a public URL needs https`(address: String) {
        let error = #expect(throws: PopcornError.self) { try configuration("--public-url", address) }
        #expect(error?.message.contains("public-url") == true)
        #expect(error?.message.contains("a:b") == false)
    }

    @Test(arguments: ["port": "65536", "log-level": "loud", "page": "yes", "grace-time": "soon", "tokens": ""])
    func `an invalid value is an error that names the setting`(name: String, value: String) {
        let error = #expect(throws: PopcornError.self) { try configuration(file: #"{"\#(name)": "\#(value)"}"#) }
        #expect(error?.message.hasPrefix("The setting \(name) is '\(value)', but must be ") == true)
    }

    @Test func `each request has all rights only on a loopback address without tokens`() throws {
        #expect(try configuration().isOpen)
        #expect(try configuration("--host", "::1").isOpen)
        #expect(!(try configuration("--tokens", "/tokens").isOpen))
        #expect(!(try configuration("--public-read").isOpen))
        #expect(!(try configuration("--host", "0.0.0.0", "--public-read").isOpen))
    }

    @Test(arguments: ["127.example.com", "127.0.0.1.example.com", "127.0.0", "127.0.0.256", "example.com"])
    func `a name is not a loopback address`(host: String) throws {
        #expect(throws: PopcornError.self) { try configuration("--host", host) }
        #expect(try !configuration("--host", host, "--public-read").isLoopback)
        #expect(try configuration("--host", "127.1.2.3").isOpen)
        #expect(try configuration("--host", "localhost").isOpen)
    }

    @Test func `origins are separated by commas, and all origins need tokens or public reading`() throws {
        #expect(try configuration().allowedOrigins == [])
        let given = try configuration("--allow-origin", "https://Films.example, http://localhost:3000")
        #expect(given.allowedOrigins == ["https://films.example", "http://localhost:3000"])
        #expect(try configuration("--allow-origin", "*", "--public-read").allowedOrigins == ["*"])
        let open = #expect(throws: PopcornError.self) { try configuration("--allow-origin", "*") }
        #expect(open?.message.contains("--allow-origin '*'") == true)
        for origin in ["films.example", "https://films.example/", "ftp://films.example", "https://a@films.example"] {
            let error = #expect(throws: PopcornError.self) { try configuration("--allow-origin", origin) }
            #expect(error?.message.contains("must be origins separated by commas") == true)
        }
    }

    @Test func `a service that others reach is not ready for a while before it ends`() throws {
        #expect(try configuration().shutdownDelay == .zero)
        #expect(try configuration("--host", "0.0.0.0", "--public-read").shutdownDelay == .seconds(5))
        #expect(try configuration("--shutdown-delay", "2s").shutdownDelay == .seconds(2))
    }

    @Test func `the log has the networks of clients, unless a setting says otherwise`() throws {
        #expect(try configuration().loggedAddress == .short)
        #expect(try configuration(environment: ["POPCORN_LOG_ADDRESSES": "none"]).loggedAddress == .none)
        let error = #expect(throws: PopcornError.self) { try configuration("--log-addresses", "all") }
        #expect(error?.message == "The setting log-addresses is 'all', but must be none, short or full")
    }

    @Test func `a variable whose name is similar to that of a setting is a warning`() {
        let environment = [
            "POPCORN_MAX_REQUEST": "5", "TMDB_ACESS_TOKEN": "secret", "POPCORN_PORT": "1", "POPCORN_TELEPHONE": "2",
            "MAX_REQUESTS": "3",
        ]
        #expect(
            SettingSources.warnings(environment) == [
                "The environment variable POPCORN_MAX_REQUEST is ignored; did you mean POPCORN_MAX_REQUESTS?",
                "The environment variable TMDB_ACESS_TOKEN is ignored; did you mean TMDB_ACCESS_TOKEN?",
            ])
    }

    @Test func `host names are separated by commas, and compared in lowercase`() throws {
        #expect(try configuration().hostNames == [])
        let result = try configuration("--allowed-hosts", "Films.example, b.example", "--trusted-proxies", "2")
        #expect(result.hostNames == ["films.example", "b.example"])
        #expect(result.trustedProxies == 2)
    }

    @Test func `a host that others reach needs public reading`() throws {
        let error = #expect(throws: PopcornError.self) { try configuration("--host", "0.0.0.0") }
        #expect(error?.message.contains("--public-read") == true)
        #expect(try configuration("--host", "0.0.0.0", "--public-read").isPublic)
        #expect(try configuration("--host", "::1").address(port: 1) == "http://[::1]:1")
    }

    @Test func `the logo is an SVG file`() throws {
        #expect(try configuration().logoPath == nil)
        #expect(try configuration(environment: ["POPCORN_TMDB_LOGO": "/logo.svg"]).logoPath == "/logo.svg")
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        let path = file.path(percentEncoded: false)

        #expect(
            throws: PopcornError.invalidInput("The logo '\(path)' cannot be read")
        ) { try SettingSources.logo(path) }
        try Data("<html>".utf8).write(to: file)
        #expect(
            throws: PopcornError.invalidInput("The logo '\(path)' is not an SVG image")
        ) { try SettingSources.logo(path) }
        let logo = Data(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
        try logo.write(to: file)
        #expect(try SettingSources.logo(path) == logo)
    }

    @Test func `a credential is read from the file that the environment names`() throws {
        let files = [
            "/a": Data("one\n".utf8), "/c/tmdb-api-key": Data("two".utf8),
            "/c/popcorn-database-url": Data("postgresql://host/popcorn\n".utf8),
        ]
        let result = try ServeSecrets.adding(
            to: ["TMDB_ACCESS_TOKEN_FILE": "/a", "CREDENTIALS_DIRECTORY": "/c"]) { files[$0] }
        #expect(result["POPCORN_DATABASE_URL"] == "postgresql://host/popcorn")
        #expect(result["TMDB_ACCESS_TOKEN"] == "one")
        #expect(result["TMDB_API_KEY"] == "two")
        #expect(throws: PopcornError.self) {
            try ServeSecrets.adding(to: ["TMDB_API_KEY_FILE": "/missing"]) { _ in nil }
        }
    }
}
