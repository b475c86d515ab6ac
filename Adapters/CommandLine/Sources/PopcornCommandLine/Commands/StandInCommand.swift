import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import TMDbStandIn
import UnixSignals

struct StandInCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "standin",
        abstract: "Run a local server that replaces TMDb, for tests.",
        discussion: """
            Serves recorded responses on the loopback interface: the bundled sample catalogue, or a folder with a file \
            index.tsv and a folder bodies/. Requests must contain a credential; any value is accepted. Stops on SIGINT \
            and SIGTERM.

            Requests without a recording are answered from a catalogue generated from --seed: movies, one fifth as \
            many series and half as many people. With --recordings, no catalogue is generated unless --catalogue-size \
            is given.

            The daily ID exports contain the recorded titles and the generated catalogue, and need no credential.

            EXAMPLES:
              popcorn standin --port 8080
              TMDB_BASE_URL=http://127.0.0.1:8080 TMDB_ACCESS_TOKEN=any popcorn movie 550
              TMDB_EXPORTS_URL=http://127.0.0.1:8080/p/exports popcorn index update

            FAULTS apply to every request unless followed by *TIMES (the first TIMES requests), %EVERY (every EVERYth \
            request) or @/PATH/PATTERN/* (matching paths):
              429, 429:retry-after=2     rate limit; delay in seconds or an HTTP date
              500, 503:empty, 403:html   error status with a JSON, empty or HTML body
              html                       HTML page with status 200
              truncate                   half of the body, then a closed connection
              malformed                  complete body that is not valid JSON
              parts[=credits,season/*]   parts left out; with :error or :null, replaced
              value:cast[0].name=null    another value at a path; [*]: each element
              without:results[*].id      no value at a path
              wrong-type=runtime         member with a value of the wrong type
              gzip                       compressed body without Content-Encoding
              gzip:damaged               compressed body that is damaged
              gzip:uncompressed          uncompressed body with Content-Encoding
              oversize=17MiB[:chunked]   oversized body
              stall[:after-headers]      no response, or only its headers
              reset                      connection reset

            Delays, parts and values are combined with each other and with one other fault.
            """
    )

    @Option(help: ArgumentHelp("Folder of recorded responses (default: the sample catalogue).", valueName: "folder"))
    var recordings: String?

    @Option(
        help: ArgumentHelp(
            """
            Number of movies to generate; 0 for none (default: 1000, or 0 if --recordings is given).
            """,
            valueName: "number"))
    var catalogueSize: Int?

    @Option(help: ArgumentHelp("Seed of the generated catalogue.", valueName: "number"))
    var seed = 0

    @Option(help: ArgumentHelp("Port to listen on; 0 lets the system choose one.", valueName: "number"))
    var port: UInt16 = 0

    @Option(help: ArgumentHelp("Delay of every response, like 50ms.", valueName: "time"))
    var latency: DurationArgument?

    @Option(
        help: ArgumentHelp("Fault to inject (see FAULTS); may be repeated.", valueName: "fault"),
        transform: FaultRule.init(argument:))
    var fault: [FaultRule] = []

    func validate() throws {
        if let catalogueSize, !(0...Self.largestCatalogue).contains(catalogueSize) {
            throw ValidationError("--catalogue-size must be between 0 and \(Self.largestCatalogue).")
        }
    }

    private static let largestCatalogue = 10_000_000

    /// The catalogue that is served in addition to the recordings.
    private var catalogue: GeneratedCatalogue? {
        guard let movies = catalogueSize ?? (recordings == nil ? 1000 : nil), movies > 0 else { return nil }
        return GeneratedCatalogue(
            seed: seed, movieCount: movies, seriesCount: (movies + 4) / 5, personCount: (movies + 1) / 2)
    }

    func run() async throws {
        do {
            let recordings =
                try recordings.map { path throws(RecordingsError) in
                    try Recordings(folder: URL(filePath: path, directoryHint: .isDirectory))
                } ?? .sampleCatalogue
            let latencies = latency.map { [FaultRule(.latency($0.duration))] } ?? []
            let server = StandInServer(
                recordings: recordings, catalogue: catalogue,
                configuration: StandInServer.Configuration(port: Int(port), faults: latencies + fault)
            ) { server in
                Console.standardOutput("Listening on \(server.baseURL.absoluteString)")
                let generated = catalogue.map { " and \($0.movieCount) generated movies" } ?? ""
                Console.standardError("Serving \(recordings.count) recordings\(generated). Press Ctrl-C to stop.")
            }
            let logger = Logger(label: "popcorn.standin") { _ in SwiftLogNoOpLogHandler() }
            try await ServiceGroup(
                services: [server], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
            ).run()
        } catch let error as RecordingsError {
            throw failure(error.description, exitCode: 66)
        } catch let error as StandInServerError {
            var message = error.description
            if case .cannotListen = error { message += "; choose another port with --port" }
            throw failure(message, exitCode: 69)
        }
    }

    private func failure(_ message: String, exitCode: Int32) -> ExitCode {
        Console.standardError("popcorn: \(message)")
        return ExitCode(exitCode)
    }
}

extension FaultRule {

    /// Parses a fault in the syntax of the command line.
    fileprivate init(argument: String) throws {
        do throws(FaultParsingError) {
            try self.init(parsing: argument)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
