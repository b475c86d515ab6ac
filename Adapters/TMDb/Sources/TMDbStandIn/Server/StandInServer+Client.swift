package import TMDb

extension StandInServer {

    /// Runs a closure with a client of a server that serves one recording. Shuts down both when the closure returns or
    /// throws.
    ///
    /// The timeouts of the HTTP client are 5 minutes, so that tests do not fail on a slow machine. Do not use it to
    /// test timeouts.
    package static func withClient<Value>(
        of recording: Recording, _ work: (TMDbClient, StandInServer) async throws -> Value
    ) async throws -> Value {
        try await run(recordings: Recordings([recording])) { server in
            let httpClient = PooledHTTPClient(
                configuration: .init(
                    requestTimeout: .seconds(300), connectTimeout: .seconds(300), readTimeout: .seconds(300)))
            let response: Result<Value, any Error>
            do {
                let client = try TMDbClient(
                    credential: .accessToken("any"), baseURL: server.baseURL, httpClient: httpClient)
                response = .success(try await work(client, server))
            } catch {
                response = .failure(error)
            }
            try await httpClient.shutdown()
            return try response.get()
        }
    }
}
