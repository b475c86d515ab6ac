package import TMDb

extension StandInServer {

    /// Runs work with a client of a server that serves one recording, and shuts both down, whatever comes of the work.
    ///
    /// The client waits longer for an answer than one has to on a loaded machine: it is for tests of anything but time.
    package static func withClient<Value>(
        of recording: Recording, _ work: (TMDbClient, StandInServer) async throws -> Value
    ) async throws -> Value {
        try await run(recordings: Recordings([recording])) { server in
            let httpClient = PooledHTTPClient(
                configuration: .init(
                    requestTimeout: .seconds(300), connectTimeout: .seconds(300), readTimeout: .seconds(300)))
            let answer: Result<Value, any Error>
            do {
                let client = try TMDbClient(
                    credential: .accessToken("any"), baseURL: server.baseURL, httpClient: httpClient)
                answer = .success(try await work(client, server))
            } catch {
                answer = .failure(error)
            }
            try await httpClient.shutdown()
            return try answer.get()
        }
    }
}
