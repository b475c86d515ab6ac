import Foundation
import PopcornServices
import TMDbStandIn

/// Measures reads of cached movies while many movies are imported from a stand-in server, and the memory of the import.
///
/// The server runs in a process of its own, but competes with the reads for the processor. The program prints the ratio
/// of the latencies during the import to those alone.
@main
struct ImportReport {

    private static let movieCount = 20_000
    private static let requestsPerSecond = 200.0
    /// The first identifier of a generated movie.
    private static let firstID = 100_000_001
    /// The number of movies that are read.
    private static let readCount = 100

    static func main() async throws {
        if CommandLine.arguments.contains("server") { return try await runServer() }
        let folder = FileManager.default.temporaryDirectory.appending(path: "import-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try await withServer { baseURL in
            var configuration = PopcornServices.Configuration(
                tmdb: .credential(.accessToken("any"), baseURL: baseURL), storage: .folder(folder))
            configuration.transport.rateLimit = RateLimit(requestsPerSecond: requestsPerSecond, burst: 20)
            let popcorn = try await PopcornServices(configuration)
            _ = try await popcorn.cache.warm((0..<readCount).map { ContentID.movie(firstID + $0) })
            let before = try await latencies(popcorn, limit: 2000)

            let reader = Task { try await latencies(popcorn, limit: .max) }
            let start = ContinuousClock.now
            let result = try await popcorn.cache.warm(
                (0..<movieCount).map { ContentID.movie(firstID + $0) }, total: movieCount
            ) { progress in
                guard progress.completed.isMultiple(of: movieCount / 8) else { return }
                print("\(progress.completed) movies: \(residentMemory) MB resident")
            }
            let duration = ContinuousClock.now - start
            reader.cancel()
            let during = try await reader.value
            let after = try await latencies(popcorn, limit: 2000)
            await popcorn.shutdown()

            print("\(result.fetched) fetched, \(result.fresh) fresh, \(result.failed) failed in \(duration)")
            for (name, fraction) in [("p50", 0.5), ("p99", 0.99)] {
                let alone = (percentile(before, fraction) + percentile(after, fraction)) / 2
                let beside = percentile(during, fraction)
                print("\(name): alone \(alone), during the import \(beside), ratio \(beside / alone)")
            }
        }
    }

    /// Runs the stand-in server until the standard input is closed, and prints its URL.
    private static func runServer() async throws {
        try await StandInServer.run(catalogue: GeneratedCatalogue(movieCount: movieCount)) { server in
            try FileHandle.standardOutput.write(contentsOf: Data("\(server.baseURL.absoluteString)\n".utf8))
            await withCheckedContinuation { continuation in
                // The read blocks its thread, so it does not run on the threads that tasks share.
                DispatchQueue.global().async {
                    _ = FileHandle.standardInput.readDataToEndOfFile()
                    continuation.resume()
                }
            }
        }
    }

    /// Runs a closure with the URL of a stand-in server in a process of its own.
    private static func withServer(_ work: @Sendable (URL) async throws -> Void) async throws {
        let (process, input, output) = (Process(), Pipe(), Pipe())
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["server"]
        (process.standardInput, process.standardOutput) = (input, output)
        try process.run()
        defer {
            try? input.fileHandleForWriting.close()
            process.waitUntilExit()
        }
        let line = String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
        guard let url = URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)) else { return }
        try await work(url)
    }

    /// Returns the latencies of reads of cached movies, one every 5 ms, until the task is cancelled.
    private static func latencies(_ popcorn: PopcornServices, limit: Int) async throws -> [Duration] {
        var latencies: [Duration] = []
        let clock = ContinuousClock()
        while !Task.isCancelled, latencies.count < limit {
            let start = clock.now
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: firstID + latencies.count % readCount)
            latencies.append(clock.now - start)
            try? await clock.sleep(for: .milliseconds(5))
        }
        return latencies
    }

    private static func percentile(_ latencies: [Duration], _ fraction: Double) -> Duration {
        let sorted = latencies.sorted()
        return sorted.isEmpty ? .zero : sorted[min(sorted.count - 1, Int(Double(sorted.count) * fraction))]
    }

    /// The resident memory of the process in megabytes.
    private static var residentMemory: Int {
        let status = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
        let pages = status.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * 4096 / 1_000_000
    }
}
