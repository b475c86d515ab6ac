public import Foundation

/// A token that a user approves, from which a session is then created.
///
/// Source: `GET /3/authentication/token/new`.
public struct RequestToken: Codable, Hashable, Sendable, Confidential {

    /// Whether the token was created.
    public let success: Bool
    /// The token, a secret.
    public let requestToken: String
    /// The date when the token expires if no session is created from it.
    public let expiresAt: Date

    /// Creates a request token.
    public init(success: Bool, requestToken: String, expiresAt: Date) {
        self.success = success
        self.requestToken = requestToken
        self.expiresAt = expiresAt
    }

    private enum CodingKeys: String, CodingKey {
        case success
        case requestToken = "request_token"
        case expiresAt = "expires_at"
    }
}

extension RequestToken {

    /// Returns the URL of the page where the user approves the token, so that it can be exchanged for a session.
    ///
    /// The URL contains the token, which is a secret. Send the user to it, but do not log it.
    ///
    /// - Parameter redirectURL: The URL to which TMDb redirects the user afterwards. Default: `nil`, which does not
    ///   redirect.
    /// - Returns: The URL, or `nil` if the token is malformed.
    public func approvalURL(redirectTo redirectURL: URL? = nil) -> URL? {
        guard let token = try? PathSegment.secret(requestToken, "request_token").encoded() else { return nil }
        let query = redirectURL.map { "?redirect_to=\($0.absoluteString.percentEncoded())" } ?? ""
        return URL(string: "https://www.themoviedb.org/authenticate/\(token)\(query)")
    }
}
