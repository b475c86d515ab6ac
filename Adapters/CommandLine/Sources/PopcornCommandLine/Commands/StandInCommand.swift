import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import TMDbStandIn
import UnixSignals

struct StandInCommand: AsyncParsableCommand {

    static let configuration = CommandConfiguration(
        commandName: "standin",
        abstract: "Serve recorded answers as a stand-in for TMDb, on this host only.",
        discussion: """
            Serves the bundled sample catalogue, or a recordings folder: a file index.tsv and a folder bodies/. \
            Any credential will do, but there must be one. Stops on SIGINT and SIGTERM.

            What is not recorded comes from a catalogue that is made up from a seed: movies, a fifth as many series \
            and half as many people. A recordings folder is served without one unless --catalogue-size is given.

            EXAMPLES:
              popcorn standin --port 8080
              TMDB_BASE_URL=http://127.0.0.1:8080 TMDB_ACCESS_TOKEN=any popcorn movie 550

            FAULTS, each for every request, or followed by *TIMES, %EVERY, @/PATH/PATTERN/*:
              429, 429:retry-after=2     too many requests, with a delay in seconds or as an HTTP date
              500, 503:empty, 502:html   a failure
              html                       an HTML page with status 200
              truncate, malformed        a body cut short, or complete and broken
              wrong-type=runtime         a member of the wrong type
              oversize=17MiB[:chunked]   a body that is too large
              stall[:after-headers]      silence
              reset                      the connection is reset
            """
    )

    @Option(help: ArgumentHelp("A recordings folder (default: the sample catalogue).", valueName: "folder"))
    var recordings: String?

    @Option(
        help: ArgumentHelp(
            "How many movies to make up; 0 for none (default: 1000, with --recordings none).", valueName: "number"))
    var catalogueSize: Int?

    @Option(help: ArgumentHelp("What the made-up catalogue is made from.", valueName: "number"))
    var seed = 0

    @Option(help: ArgumentHelp("The port to listen on; 0 lets the system pick one.", valueName: "number"))
    var port: UInt16 = 0

    @Option(help: ArgumentHelp("Let every answer wait (e.g. 50ms).", valueName: "time"))
    var latency: DurationArgument?

    @Option(
        help: ArgumentHelp("Something to go wrong; can be given several times.", valueName: "fault"),
        transform: FaultRule.init(argument:))
    var fault: [FaultRule] = []

    func validate() throws {
        if let catalogueSize, !(0...Self.largestCatalogue).contains(catalogueSize) {
            throw ValidationError("--catalogue-size must be from 0 to \(Self.largestCatalogue).")
        }
    }

    private static let largestCatalogue = 10_000_000

    /// What is served in addition to the recordings.
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
                let generated = catalogue.map { " and \($0.movieCount) made-up movies" } ?? ""
                Console.standardError("Serving \(recordings.count) recorded answers\(generated). Press Ctrl-C to stop.")
            }
            let logger = Logger(label: "popcorn.standin") { _ in SwiftLogNoOpLogHandler() }
            try await ServiceGroup(
                services: [server], gracefulShutdownSignals: [.sigint, .sigterm], logger: logger
            ).run()
        } catch let error as RecordingsError {
            throw failure(error.description, exitCode: 66)
        } catch let error as StandInServerError {
            throw failure(error.description, exitCode: 69)
        }
    }

    private func failure(_ message: String, exitCode: Int32) -> ExitCode {
        Console.standardError("popcorn: \(message)")
        return ExitCode(exitCode)
    }
}

extension FaultRule {

    /// A fault as it is written on the command line.
    fileprivate init(argument: String) throws {
        do throws(FaultParsingError) {
            try self.init(parsing: argument)
        } catch {
            throw ValidationError(error.description)
        }
    }
}
