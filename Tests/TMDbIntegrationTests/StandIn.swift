import Foundation
import TMDb
import TMDbStandIn

/// Runs work with a client of a stand-in TMDb, over real HTTP.
func withStandIn<Result>(
    recordings: Recordings? = nil, catalogue: GeneratedCatalogue? = nil,
    credential: TMDbCredential = .accessToken("any"),
    configuration: StandInServer.Configuration = .init(), http: PooledHTTPClient.Configuration = .patient,
    _ work: (TMDbClient, StandInServer) async throws -> Result
) async throws -> Result {
    try await StandInServer.run(
        recordings: try recordings ?? .sampleCatalogue, catalogue: catalogue, configuration: configuration
    ) { server in
        try await withClient(of: server, credential: credential, http: http) { try await work($0, server) }
    }
}

/// Runs work with another client of a stand-in.
func withClient<Result>(
    of server: StandInServer, credential: TMDbCredential, http: PooledHTTPClient.Configuration = .patient,
    _ work: (TMDbClient) async throws -> Result
) async throws -> Result {
    let httpClient = PooledHTTPClient(configuration: http)
    let outcome: Swift.Result<Result, any Error>
    do {
        let client = try TMDbClient(
            credential: credential, baseURL: server.baseURL, httpClient: httpClient,
            transport: TMDbTransport(rateLimit: nil))
        outcome = .success(try await work(client))
    } catch {
        outcome = .failure(error)
    }
    try await httpClient.shutdown()
    return try outcome.get()
}

extension PooledHTTPClient.Configuration {
    /// Timeouts for tests that do not measure time, long enough for a loaded machine.
    static let patient = Self(
        requestTimeout: .seconds(300), connectTimeout: .seconds(300), readTimeout: .seconds(300))
}

/// Returns the error of a call; `nil` if the call succeeds.
func failure<Value>(_ call: () async throws -> Value) async -> TMDbError? {
    do {
        _ = try await call()
        return nil
    } catch {
        return error as? TMDbError
    }
}

extension TMDbClient {
    /// Creates a session for a user, without explicit approval.
    func logIn() async throws -> String {
        let token = try await authentication.requestToken()
        return try await authentication.session(fromRequestToken: token.requestToken).sessionID
    }
}

extension AsyncSequence {
    /// Returns all elements.
    func collected() async throws -> [Element] {
        var elements: [Element] = []
        for try await element in self { elements.append(element) }
        return elements
    }
}
