import Benchmark
import Foundation
import Measurements
import PopcornServices
import TMDb

/// The number of concurrent readers.
private let readers: [Contender: Int] = [.oneReader: 1, .hundredReaders: 100]

func registerColdReads() {
    for (contender, count) in readers {
        Benchmark(Subject.coldRead.name(contender), configuration: Subject.coldRead.configuration(contender)) {
            benchmark, body in
            let popcorn = try await PopcornServices(
                .init(tmdb: .credential(.accessToken("any"), httpClient: SlowMovies(body: body)), storage: .temporary))
            // Opens the connections and fetches the images configuration.
            _ = try await popcorn.movies.fetchMovieDetails.execute(id: 1)
            let start = ProcessorTime.now
            benchmark.startMeasurement()
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<count {
                    group.addTask { blackHole(try await popcorn.movies.fetchMovieDetails.execute(id: 7_000_001)) }
                }
                try await group.waitForAll()
            }
            benchmark.stopMeasurement()
            benchmark.measurement(.processorTime, ProcessorTime.now - start)
            await popcorn.shutdown()
        } setup: {
            MovieBody.make()
        }
    }
}

/// An HTTP client that returns the same movie for every request, after 20 ms.
private struct SlowMovies: TMDbHTTPClient {

    let body: Data

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        try? await Task.sleep(for: .milliseconds(20))
        return TMDbHTTPResponse(status: 200, body: body)
    }

    func shutdown() async throws(TMDbHTTPError) {}
}
