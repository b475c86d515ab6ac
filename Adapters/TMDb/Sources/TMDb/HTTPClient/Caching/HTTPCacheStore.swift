import Foundation

/// A store of cached responses, for a ``CachingHTTPClient``.
///
/// The methods do not throw: a store that fails can lose entries and log the error, but a cache never makes a call
/// fail.
public protocol HTTPCacheStore: Sendable {

    /// Returns the entry for a key, or `nil` if it is missing.
    func entry(for key: HTTPCacheKey) async -> HTTPCacheEntry?

    /// Stores an entry, which replaces the previous entry for the key.
    func store(_ entry: HTTPCacheEntry, for key: HTTPCacheKey) async

    /// Removes the entry for a key.
    func removeEntry(for key: HTTPCacheKey) async

    /// Removes all entries.
    func removeAll() async
}

/// The key of a cached response: the request's URL without the credential.
public struct HTTPCacheKey: Hashable, Sendable {

    /// The URL without the API key.
    public let url: String

    /// Creates the key of a request, or returns `nil` if the response must not be cached.
    ///
    /// Only `GET` requests whose response is the same for everyone have a key. URLs with a session or request token,
    /// and URLs of accounts, lists and ratings, never have one, even if the request is marked as cacheable.
    public init?(_ request: TMDbHTTPRequest) {
        guard request.isCacheable, request.method == .get, request.body == nil else { return nil }
        let text = request.url.absoluteString
        let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        if Self.isUserSpecific(parts[0]) { return nil }
        var items: [Substring] = []
        for item in parts.count > 1 ? parts[1].split(separator: "&") : [] {
            let name = item.prefix { $0 != "=" }
            if name == "api_key" { continue }
            if Redaction.queryNames.contains(String(name)) { return nil }
            items.append(item)
        }
        url = items.isEmpty ? String(parts[0]) : "\(parts[0])?\(items.joined(separator: "&"))"
    }

    /// The first path segments below the API version, and the last path segments, of user-specific paths.
    private static let userSpecificFirstSegments: Set<Substring> = [
        "account", "auth", "authentication", "guest_session", "list",
    ]
    private static let userSpecificLastSegments: Set<Substring> = ["account_states", "rating"]

    /// Returns whether a URL without its query is user-specific.
    private static func isUserSpecific(_ url: Substring) -> Bool {
        let segments = url.split(separator: "/")
        if segments.last.map(userSpecificLastSegments.contains) == true { return true }
        return zip(segments, segments.dropFirst()).contains { version, first in
            (version == "3" || version == "4") && userSpecificFirstSegments.contains(first)
        }
    }

    /// The URL without the query, which is the same for all languages and pages of a resource.
    var urlWithoutQuery: Substring { url.prefix { $0 != "?" } }

    /// Creates the key of a URL without a credential.
    init(url: String) {
        self.url = url
    }
}
