import Foundation

/// A validated base URL of requests or images.
struct BaseURL: Sendable {

    /// The URL without trailing slashes.
    let prefix: String

    /// The base URL of TMDb.
    static let standard = BaseURL(prefix: "https://api.themoviedb.org")

    /// The base URL of TMDb's daily exports.
    static let exports = BaseURL(prefix: "https://files.tmdb.org/p/exports")

    private init(prefix: String) {
        self.prefix = prefix
    }

    /// Creates the base URL of the API, which must use `https`, or `http` for a loopback address. A version of the API
    /// at its end is removed, because requests append it.
    ///
    /// Other `http` URLs are rejected because they would send the credential unencrypted.
    init(_ url: URL) throws(InvalidRequest) {
        let prefix = try BaseURL(url, as: "base URL").prefix
        guard url.absoluteURL.pathComponents.count > 1, let slash = prefix.lastIndex(of: "/"),
            APIVersion(rawValue: String(prefix[slash...].dropFirst())) != nil
        else {
            self.init(prefix: prefix)
            return
        }
        self.init(prefix: Self.withoutTrailingSlashes(prefix[..<slash]))
    }

    /// Creates a base URL with the same checks, and a name for it in error messages.
    init(_ url: URL, as name: String) throws(InvalidRequest) {
        guard let components = URLComponents(url: url, resolvingAgainstBaseURL: true) else {
            throw InvalidRequest("The \(name) is not valid")
        }
        guard let host = components.host?.lowercased(), !host.isEmpty else {
            throw InvalidRequest("The \(name) must have a host")
        }
        guard components.user == nil, components.password == nil else {
            throw InvalidRequest("The \(name) must not contain a user name or a password")
        }
        guard components.query == nil, components.fragment == nil else {
            throw InvalidRequest("The \(name) must not have a query or a fragment")
        }
        switch components.scheme?.lowercased() {
        case "https": break
        case "http" where Self.isLoopback(host): break
        case "http": throw InvalidRequest("The \(name) must use https; http is only allowed for loopback addresses")
        default: throw InvalidRequest("The \(name) must start with https://")
        }
        prefix = Self.withoutTrailingSlashes(url.absoluteURL.absoluteString)
    }

    private static func withoutTrailingSlashes(_ text: some StringProtocol) -> String {
        String(text.reversed().drop { $0 == "/" }.reversed())
    }

    private static func isLoopback(_ host: String) -> Bool {
        if host == "localhost" || host == "::1" || host == "[::1]" { return true }
        let octets = host.split(separator: ".", omittingEmptySubsequences: false)
        return octets.count == 4 && octets[0] == "127" && octets.allSatisfy(isOctet)
    }

    private static func isOctet(_ text: Substring) -> Bool {
        (1...3).contains(text.utf8.count) && text.utf8.allSatisfy(\.isDigit) && UInt8(text) != nil
    }
}
