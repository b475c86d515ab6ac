import TMDb

/// A set of SDK services without access to TMDb: every request throws `unauthorised` without being sent.
struct RefusingTMDb: AllServices {

    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        throw TMDbError(.unauthorised)
    }
}
