/// What takes the place of secrets in logs and errors.
enum Redaction {
    static let mark = "<redacted>"

    /// The query items whose values are secrets.
    static let queryNames: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "access_token", "username", "password",
    ]
}
