/// Requests of old clients that are in no description any more. The SDK makes them in today's way.
enum Retired {
    /// The first two are POST requests now.
    static let requests: Set<String> = [
        "GET /3/authentication/session/new", "GET /3/authentication/token/validate_with_login",
    ]
}
