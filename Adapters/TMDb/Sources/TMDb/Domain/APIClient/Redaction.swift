/// What takes the place of secrets in logs and errors.
enum Redaction {
    static let mark = "<redacted>"

    /// The fewest characters of a secret that is looked for in answers: shorter ones are part of ordinary words.
    static let shortestSecret = 4

    /// The query items whose values are secrets.
    static let queryNames: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "access_token", "username", "password",
    ]
}
