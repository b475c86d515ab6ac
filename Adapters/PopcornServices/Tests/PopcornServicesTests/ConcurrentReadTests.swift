import CoreDomain
import Foundation
import MetricsTestKit
import PopcornServices
import TMDb
import TMDbStandIn
import Testing

/// Tests of many concurrent callers, through all layers.
@Suite struct ConcurrentReadTests {

    @Test func `100 concurrent reads of an uncached movie share one request and one write`() async throws {
        let metrics = TestMetrics()
        try await StandInServer.run { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    metrics: metrics)
            ) { popcorn in
                let movies = try await withThrowingTaskGroup(of: MovieDetails.self) { group in
                    for _ in 0..<100 { group.addTask { try await popcorn.movies.fetchMovieDetails.execute(id: 550) } }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(movies.count == 100)
                #expect(Set(movies).count == 1)
                #expect(server.requestCountsByPath == ["/3/movie/550": 1, "/3/configuration": 1])
                let writes = try metrics.expectTimer(
                    "popcorn_database_duration", [("content", "movie"), ("operation", "write")])
                #expect(writes.values.count == 1)
            }
        }
    }

    @Test func `metrics contain no credentials or owner names`() async throws {
        let metrics = TestMetrics()
        try await StandInServer.run { server in
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("s3cret"), baseURL: server.baseURL), storage: .temporary,
                    metrics: metrics)
            ) { popcorn in
                _ = try await popcorn.movies.fetchMovieDetails.execute(id: 550, owner: WatchlistOwner("alice"))
            }
        }
        let words =
            metrics.recorders.map { "\($0.label) \($0.dimensions)" }
            + metrics.counters.map { "\($0.label) \($0.dimensions)" }
            + metrics.timers.map { "\($0.label) \($0.dimensions)" }
        #expect(words.isEmpty == false)
        #expect(words.contains { $0.contains("s3cret") || $0.contains("alice") } == false)
    }
}
