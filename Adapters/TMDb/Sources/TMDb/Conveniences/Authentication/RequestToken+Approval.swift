public import Foundation

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
