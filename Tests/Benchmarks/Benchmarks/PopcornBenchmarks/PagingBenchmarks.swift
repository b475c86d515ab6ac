import Benchmark
import Foundation
import Measurements
import TMDb

/// The number of pages that TMDb serves of a list.
private let pageCount = 500

func registerPaging() {
    let memory = Subject.paging.memory.map(\.metric)
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .throughput] + memory, warmupIterations: 0, maxIterations: 3)
    Benchmark(Subject.paging.name(.closure), configuration: configuration) { benchmark, rows in
        try await readLists(benchmark) {
            allPages { MoviePageableList(page: $0, results: rows, totalPages: pageCount) }
        }
    } setup: {
        try JSONDecoder().decode(MoviePageableList.self, from: TitleRows.page(1, of: pageCount)).results
    }
    Benchmark(Subject.paging.name(.service), configuration: configuration) { benchmark, client in
        try await readLists(benchmark) { client.movies.allPopularPages().items }
    } setup: {
        try TMDbClient(
            credential: .accessToken("any"), httpClient: GeneratedPages(count: pageCount),
            transport: TMDbTransport(rateLimit: nil))
    }
}

/// Reads twenty lists completely. Measures the memory after some of them, and the time of the last one.
private func readLists(
    _ benchmark: Benchmark, _ list: () -> PagedAsyncSequence<MovieListItem>
) async throws {
    for number in 1...20 {
        var count = 0
        if number == 20 { benchmark.startMeasurement() }
        for try await movie in list() {
            blackHole(movie)
            count += 1
        }
        if number == 20 { benchmark.stopMeasurement() }
        guard count == pageCount * 20 else {
            throw BenchmarkFailure(description: "list \(number) had \(count) movies")
        }
        switch number * pageCount {
        case 1000: benchmark.measurement(MemoryReading.afterThousandPages.metric, try ProcessMemory.resident())
        case 10_000: benchmark.measurement(MemoryReading.afterTenThousandPages.metric, try ProcessMemory.resident())
        default: break
        }
    }
}

/// An HTTP client that returns the requested page.
private struct GeneratedPages: TMDbHTTPClient {

    private let bodies: [Data]

    init(count: Int) {
        bodies = (1...count).map { TitleRows.page($0, of: count) }
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: false)
        let page = components?.queryItems?.first { $0.name == "page" }?.value.flatMap { Int($0) }
        guard let page, bodies.indices.contains(page - 1) else { return TMDbHTTPResponse(status: 404) }
        return TMDbHTTPResponse(status: 200, headers: ["Content-Type": "application/json"], body: bodies[page - 1])
    }
}

/// Registers the benchmarks of prefetching. Each of five pages with 20 rows takes 100 ms to fetch, and each row 5 ms to
/// process: 100 ms of waiting and 100 ms of work per page.
func registerPrefetching() {
    for contender in Subject.prefetching.contenders {
        Benchmark(Subject.prefetching.name(contender), configuration: .init(warmupIterations: 0)) { benchmark, rows in
            let list = allPages { page in
                try await Task.sleep(for: .milliseconds(100))
                return MoviePageableList(page: page, results: rows, totalPages: 5)
            }
            for try await movie in contender == .prefetching ? list.prefetchingNextPage() : list {
                blackHole(movie)
                try await Task.sleep(for: .milliseconds(5))
            }
        } setup: {
            try JSONDecoder().decode(MoviePageableList.self, from: TitleRows.page(1, of: 5)).results
        }
    }
}
