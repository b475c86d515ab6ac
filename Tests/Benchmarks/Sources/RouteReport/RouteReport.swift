import Foundation
import Hummingbird
import Logging
import NIOCore
import PopcornBenchmarkSupport
import PopcornServices

/// Measures the requests per second of a route that returns a cached movie as JSON, and compares them with those of an
/// empty route of the same server.
///
/// The server runs in a process of its own. The requests come from the same machine and compete for its processors.
/// They are sent on blocking sockets, which take little processor time.
@main
struct RouteReport {

    private static let connectionCount = 16
    private static let roundDuration = Duration.seconds(2)
    private static let rounds = 5
    private static let emptyPath = "/empty"
    private static let moviePath = "/movies/2"

    static func main() async throws {
        if CommandLine.arguments.count == 3, CommandLine.arguments[1] == "server" {
            return try await runServer(folder: URL(filePath: CommandLine.arguments[2]))
        }
        let folder = FileManager.default.temporaryDirectory.appending(path: "route-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let server = try ServerProcess(arguments: ["server", folder.path])
        defer { server.stop() }
        let load = Load(port: server.port, connectionCount: connectionCount)
        for path in [emptyPath, moviePath] { _ = try load.run(path, for: roundDuration) }
        var (empty, movie): ([Load.Summary], [Load.Summary]) = ([], [])
        for _ in 0..<rounds {
            empty.append(try load.run(emptyPath, for: roundDuration))
            movie.append(try load.run(moviePath, for: roundDuration))
        }
        let ratios = zip(movie, empty).map { $0.requestsPerSecond / $1.requestsPerSecond }.sorted()
        print("empty route: \(describe(empty))")
        print("cached movie of \(movie[0].byteCount) bytes: \(describe(movie))")
        print(
            "ratio of the requests per second: \(number(ratios[rounds / 2]))"
                + " (\(number(ratios[0])) to \(number(ratios[rounds - 1])))")
    }

    private static func describe(_ results: [Load.Summary]) -> String {
        let sorted = results.sorted { $0.requestsPerSecond < $1.requestsPerSecond }
        let median = sorted[sorted.count / 2]
        return "\(Int(median.requestsPerSecond)) requests per second, p99 \(number(median.p99 * 1000)) ms"
    }

    private static func number(_ value: Double) -> String {
        String(format: "%.2f", value)
    }

    /// Runs a server with both routes until the process ends, and prints its port.
    private static func runServer(folder: URL) async throws {
        let store = try await MovieStoreBenchmark(folder: folder)
        try await store.write(SampleMovie.record(id: 2), cachedAt: Date())
        try await store.writeImagesConfiguration()
        let popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .folder(folder)))
        let router = Router()
        router.get("empty") { _, _ in HTTPResponse.Status.ok }
        router.get("movies/:id") { _, context in
            let movie = try await popcorn.movies.fetchMovieDetails.json(
                id: context.parameters.require("id", as: Int.self))
            return Response(
                status: .ok, headers: [.contentType: "application/json"],
                body: .init(byteBuffer: ByteBuffer(bytes: movie.value)))
        }
        let logger = Logger(label: "routes") { _ in SwiftLogNoOpLogHandler() }
        let application = Application(
            router: router, configuration: .init(address: .hostname("127.0.0.1", port: 0)),
            onServerRunning: { channel in
                let port = channel.localAddress?.port ?? 0
                try? FileHandle.standardOutput.write(contentsOf: Data("\(port)\n".utf8))
            }, logger: logger)
        try await application.runService()
    }
}
