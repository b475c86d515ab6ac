import Foundation

/// What an answer is kept under: the URL without the credential.
public struct HTTPCacheKey: Hashable, Sendable {

    /// The URL without the API key.
    public let url: String

    /// The key of a request; `nil` for one whose answer must not be kept.
    ///
    /// Only a GET that is the same for everyone has one. A URL with a session or a request token is one user's, and so
    /// is one of an account, a list or a rating, whatever the request says.
    public init?(_ request: TMDbHTTPRequest) {
        guard request.isCacheable, request.method == .get, request.body == nil else { return nil }
        let text = request.url.absoluteString
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if Self.isUsersOwn(parts[0]) { return nil }
        var items: [Substring] = []
        for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let name = item.prefix { $0 != "=" }
            if name == "api_key" { continue }
            if Redaction.queryNames.contains(String(name)) { return nil }
            items.append(item)
        }
        url = items.isEmpty ? String(parts[0]) : "\(parts[0])?\(items.joined(separator: "&"))"
    }

    /// The first segments, below the version, and the last ones of paths that lead to what is a user's own.
    private static let usersFirstSegments: Set<Substring> = [
        "account", "auth", "authentication", "guest_session", "list",
    ]
    private static let usersLastSegments: Set<Substring> = ["account_states", "rating"]

    /// Whether an address may lead to what is a user's own.
    private static func isUsersOwn(_ address: Substring) -> Bool {
        let segments = address.split(separator: "/")
        if segments.last.map(usersLastSegments.contains) == true { return true }
        return zip(segments, segments.dropFirst()).contains { version, first in
            (version == "3" || version == "4") && usersFirstSegments.contains(first)
        }
    }

    /// The address without the query: the same for each language and page of it.
    var address: Substring { url.prefix { $0 != "?" } }

    /// The key of a URL that holds no credential.
    init(url: String) {
        self.url = url
    }
}
