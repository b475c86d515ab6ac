/// A type whose descriptions and dumps omit its contents, because they include a secret.
public protocol Confidential: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {}

extension Confidential {
    public var description: String { "\(Self.self) \(Redaction.mark)" }

    public var debugDescription: String { description }

    public var customMirror: Mirror { Mirror(self, children: [:]) }
}

/// A namespace for removing secrets from logs and errors.
enum Redaction {

    static let mark = "<redacted>"

    /// The minimum length of a secret that is searched for in responses. Shorter strings occur in ordinary words.
    static let shortestSecret = 4

    /// The number of leading characters that identify a secret, regardless of the characters after them.
    private static let identifyingPrefixLength = 12

    /// Returns a string without a secret, even if an excerpt truncated the secret.
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
            if length == secret.count || length >= identifyingPrefixLength || isCut {
                clean += mark
                rest = rest.dropFirst(length)
            } else {
                clean.append(rest.removeFirst())
            }
        }
        return clean + rest
    }

    /// The names of query items whose values are secrets.
    static let queryNames: Set<String> = [
        "api_key", "session_id", "guest_session_id", "request_token", "access_token", "username", "password",
    ]
}
