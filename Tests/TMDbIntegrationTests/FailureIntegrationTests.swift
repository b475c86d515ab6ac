import Foundation
import TMDb
import TMDbStandIn
import Testing

/// The errors that TMDb's failures cause, over real HTTP.
@Suite struct FailureIntegrationTests {

    /// Returns the error of a call for a movie while a fault is injected.
    private func error(
        _ fault: Fault, http: PooledHTTPClient.Configuration = .patient
    ) async throws -> TMDbError? {
        try await withStandIn(http: http) { client, server in
            server.inject(fault)
            return await #expect(throws: TMDbError.self) { try await client.movies.details(forMovie: 550) }
        }
    }

    @Test(arguments: [
        (Fault.failure(status: 500), TMDbError.Kind.serverFailure, 500),
        (.failure(status: 502, body: .html), .serverFailure, 502),
        (.failure(status: 503, body: .empty), .serverFailure, 503), (.failure(status: 401), .unauthorised, 401),
        (.failure(status: 403), .forbidden, 403), (.failure(status: 403, body: .html), .unexpectedStatus, 403),
        (.rateLimited(retryAfter: .seconds(30)), .rateLimited(retryAfter: .seconds(30)), 429),
        (.rateLimited(), .rateLimited(retryAfter: nil), 429),
        (.rateLimited(retryAfter: .raw("soon")), .rateLimited(retryAfter: nil), 429),
    ])
    func `a failure's status determines the kind of the error`(fault: Fault, kind: TMDbError.Kind, status: Int)
        async throws
    {
        let error = try await error(fault)
        #expect(error?.kind == kind)
        #expect(error?.httpStatus == status)
        #expect(error?.path == "/3/movie/550?language=en-US")
    }

    @Test func `the error for an unknown movie contains TMDb's status code and message`() async throws {
        try await withStandIn { client, _ in
            let error = await #expect(throws: TMDbError.self) { try await client.movies.details(forMovie: 999_999) }
            #expect(error?.kind == .notFound)
            #expect(error?.httpStatus == 404)
            #expect(error?.statusCode?.rawValue == 34)
            #expect(error?.statusMessage == "The resource you requested could not be found.")
        }
    }

    @Test func `an identifier of the wrong type is an error with its coding path`() async throws {
        let error = try await error(.wrongType(member: "id"))
        guard case .decoding(let path, _) = error?.kind else {
            Issue.record("expected a decoding failure, got \(String(describing: error))")
            return
        }
        #expect(path == "id")
    }

    @Test(arguments: [Fault.oversized(bytes: 17 << 20), .oversized(bytes: 17 << 20, declaresLength: false)])
    func `a body above the size limit is an error`(fault: Fault) async throws {
        #expect(try await error(fault)?.kind == .bodyTooLarge)
    }

    @Test(arguments: [Fault.truncated, .reset])
    func `a closed connection is a network error`(fault: Fault) async throws {
        guard case .network = try await error(fault)?.kind else {
            Issue.record("expected a network failure")
            return
        }
    }

    @Test(arguments: [
        (Fault.html, "the body is an HTML page"), (.malformed, "the end of the body is missing or damaged"),
        (.gzip(.damaged), "the body cannot be decompressed"),
    ])
    func `a body that is not JSON is unexpected content`(fault: Fault, reason: String) async throws {
        #expect(try await error(fault)?.kind == .unexpectedContent(reason: reason))
    }

    @Test(arguments: [Fault.gzip(), .gzip(.uncompressed)])
    func `a compressed body is read, whatever its header says`(fault: Fault) async throws {
        try await withStandIn { client, server in
            server.inject(fault)
            let movie = try await client.movies.details(forMovie: 550)
            #expect(movie.title == "Fight Club")
        }
    }

    @Test(arguments: [Fault.stalled(), .stalled(at: .afterHeaders)])
    func `a stalled response is a timeout`(fault: Fault) async throws {
        let error = try await error(fault, http: .init(requestTimeout: .milliseconds(300)))
        #expect(error?.kind == .timeout)
    }

    @Test func `a cancelled call throws a cancellation error`() async throws {
        try await withStandIn { client, server in
            server.inject(.stalled())
            let call = Task { try await client.movies.details(forMovie: 550) }
            call.cancel()
            let error = await #expect(throws: TMDbError.self) { try await call.value }
            #expect(error?.kind == .cancelled)
        }
    }
}
