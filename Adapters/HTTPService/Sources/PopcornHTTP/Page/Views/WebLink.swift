import Foundation

/// A link to another site.
struct WebLink: Hashable, Sendable {

    let text: String
    let url: String

    /// Creates a link.
    ///
    /// - Returns: `nil` if there is no URL, or its scheme is neither `http` nor `https`.
    init?(_ text: String, _ url: URL?) {
        guard let url, Self.isAllowed(url) else { return nil }
        self.text = text
        self.url = url.absoluteString
    }

    /// Returns whether a URL may be the target of a link or the source of an image.
    ///
    /// - Parameter relative: Whether a URL without a scheme is permitted.
    static func isAllowed(_ url: URL, relative: Bool = false) -> Bool {
        guard let scheme = url.scheme?.lowercased() else { return relative }
        return scheme == "http" || scheme == "https"
    }
}
