import TMDb

/// Stands in for TMDb if no credential was given: refuses every request before it is sent.
struct RefusingTMDb: EveryService {

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        throw TMDbError(.unauthorised)
    }
}
