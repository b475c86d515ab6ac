import Foundation
import TMDb
import TMDbTesting

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
        let httpClient = PooledHTTPClient(configuration: http)
        let outcome: Swift.Result<Result, any Error>
        do {
            let client = try TMDbClient(credential: credential, baseURL: server.baseURL, httpClient: httpClient)
            outcome = .success(try await work(client, server))
        } catch {
            outcome = .failure(error)
        }
        try await httpClient.shutdown()
        return try outcome.get()
    }
}

extension PooledHTTPClient.Configuration {
    /// Limits for tests of anything but time: a loaded machine takes some.
    static let patient = Self(
        requestTimeout: .seconds(300), connectTimeout: .seconds(300), readTimeout: .seconds(300))
}
