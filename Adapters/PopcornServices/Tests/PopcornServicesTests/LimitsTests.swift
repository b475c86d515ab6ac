import CoreDomain
import PopcornServices
import TMDbStandIn
import Testing

/// Tests of the limits that are enabled by default, through all layers.
@Suite(.timeLimit(.minutes(5))) struct LimitsTests {

    @Test func `the rate of requests and the time of a read are limited by default`() {
        let configuration = PopcornServices.Configuration(tmdb: .offline, storage: .temporary)
        #expect(configuration.transport.rateLimit == RateLimit(requestsPerSecond: 40, maximumWaitingRequests: 1000))
        #expect(configuration.limits.readDeadline == .seconds(30))
    }

    @Test func `a read whose deadline has passed says what was not fetched within which time`() async throws {
        try await StandInServer.run { server in
            server.inject(.stalled())
            try await withServices(
                .init(
                    tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary,
                    limits: .init(readDeadline: .milliseconds(1)))
            ) { popcorn in
                _ = await #expect(throws: PopcornError(.unavailable, "movie 550 was not fetched within 0.001 seconds"))
                {
                    try await popcorn.movies.fetchMovieDetails.execute(id: 550)
                }
            }
        }
    }

    @Test func `requests beyond the waiting line fail immediately with their own kind and a delay`() async throws {
        try await StandInServer.run { server in
            server.inject(.stalled())
            var configuration = PopcornServices.Configuration(
                tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .temporary)
            configuration.transport.rateLimit = RateLimit(
                requestsPerSecond: 0.001, burst: 1, maximumWaitingRequests: 1)
            configuration.transport.connections.requestTimeout = .seconds(300)
            configuration.limits.readDeadline = nil
            try await withServices(configuration) { popcorn in
                // One request is stalled, one waits for minutes, and all others fail immediately.
                let errors = await withTaskGroup(of: PopcornError?.self) { group in
                    for id in 1...20 {
                        group.addTask {
                            do throws(PopcornError) {
                                _ = try await popcorn.people.fetchPersonDetails.execute(id: id)
                                return nil
                            } catch {
                                return error
                            }
                        }
                    }
                    var errors: [PopcornError?] = []
                    while errors.count < 18, let error = await group.next() { errors.append(error) }
                    // The errors can come before the first request is at the server.
                    while server.requestCount == 0 { await Task.yield() }
                    group.cancelAll()
                    return errors
                }
                #expect(errors.count == 18)
                for error in errors {
                    #expect(error?.kind == .overloaded(retryAfter: error?.retryAfter))
                    #expect(error.flatMap(\.retryAfter).map { $0 > .seconds(60) } == true)
                    #expect(error?.subject?.hasPrefix("person ") == true)
                }
            }
            #expect(server.requestCount == 1)
        }
    }
}
