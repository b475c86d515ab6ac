/// What takes the place of secrets in logs and errors.
enum Redaction {

    static let mark = "<redacted>"

    /// The fewest characters of a secret that is looked for in answers: shorter ones are part of ordinary words.
    static let shortestSecret = 4

    /// As many characters of a secret are taken for it, whatever follows.
    private static let tellingLength = 12

    /// A text without a secret, also where an excerpt cut it short.
    static func removing(_ secret: String, from text: String) -> String {
        let start = secret.prefix(shortestSecret)
        guard text.contains(start) else { return text }
        var clean = ""
        var rest = text[...]
        while let found = rest.firstRange(of: start) {
            clean += rest[..<found.lowerBound]
            rest = rest[found.lowerBound...]
            let length = zip(rest, secret).prefix { $0 == $1 }.count
            let isCut = rest.dropFirst(length).first == "…"
            if length == secret.count || length >= tellingLength || isCut {
                clean += mark
                rest = rest.dropFirst(length)
            } else {
                clean.append(rest.removeFirst())
            }
        }
        return clean + rest
    }

    /// The query items whose values are secrets.
    static let queryNames: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "access_token", "username", "password",
    ]
}
