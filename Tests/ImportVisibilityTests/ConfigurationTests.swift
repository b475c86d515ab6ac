import PopcornServices
import Testing

/// Tests of the configuration by a service that imports only `PopcornServices`. The file would not compile if a type
/// or a member of the SDK needed another import.
@Suite struct ConfigurationTests {

    private var configuration: PopcornServices.Configuration {
        PopcornServices.Configuration(
            tmdb: .credential(.accessToken("any"), baseURL: nil), storage: .temporary)
    }

    @Test func `the transport can be configured with one import`() throws {
        var configuration = configuration
        #expect(configuration.transport.rateLimit == RateLimit())
        configuration.transport.rateLimit?.requestsPerSecond = 20
        configuration.transport.rateLimit?.maximumWaitingRequests = 50
        configuration.transport.retry = RetryPolicy(
            after: [.rateLimited, TransientFailure.timeout], maximumAttempts: 2)
        configuration.transport.connections.proxy = try TMDbProxy.http(host: "proxy", port: 3128, username: "u")
        configuration.transport.connections.requestTimeout = .seconds(3)
        configuration.transport.cache = InMemoryHTTPCacheStore(budget: 1 << 20)
        configuration.limits.readDeadline = .seconds(5)

        let transport = TMDbTransport(
            retry: nil, rateLimit: RateLimit(requestsPerSecond: 20), cache: configuration.transport.cache,
            connections: PooledHTTPClient.Configuration(requestTimeout: .seconds(3)))
        #expect(transport.rateLimit?.requestsPerSecond == configuration.transport.rateLimit?.requestsPerSecond)
        #expect(configuration.transport.connections.proxy?.port == 3128)
        #expect(configuration.limits == PopcornServices.Limits(readDeadline: .seconds(5)))
    }

    @Test func `a name that both products have is that of the domain`() {
        let movie = Movie(id: 550, title: "Fight Club")
        #expect(movie.title == "Fight Club")
    }

    @Test func `the kinds of errors can be distinguished with a default`() {
        func status(_ error: PopcornError) -> Int {
            switch error.kind {
            case .notFound: 404
            case .rateLimited, .overloaded: 503
            default: 500
            }
        }
        let error = PopcornError(.overloaded(retryAfter: .seconds(2)), "full", subject: "movie 1")
        #expect(status(error) == 503)
        #expect(error.retryAfter == .seconds(2))
        #expect(error.clientMessage == "Movie 1 is temporarily unavailable, because too many requests wait.")
    }
}
