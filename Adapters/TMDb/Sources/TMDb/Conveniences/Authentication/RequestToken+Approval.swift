public import Foundation

extension RequestToken {

    /// The page where the user approves the token, before it becomes a session.
    ///
    /// The address holds the token, which is a secret: lead the user there, and log it nowhere.
    ///
    /// - Parameter redirectURL: Where TMDb leads the user afterwards. Default: nowhere.
    /// - Returns: The address; `nil` if the token is of a form that none of TMDb's has.
    public func approvalURL(redirectTo redirectURL: URL? = nil) -> URL? {
        guard let token = try? PathSegment.secret(requestToken, "request_token").encoded() else { return nil }
        let query = redirectURL.map { "?redirect_to=\($0.absoluteString.percentEncoded())" } ?? ""
        return URL(string: "https://www.themoviedb.org/authenticate/\(token)\(query)")
    }
}
