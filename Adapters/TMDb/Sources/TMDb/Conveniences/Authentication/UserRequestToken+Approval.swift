public import Foundation

extension UserRequestToken {

    /// The URL of the page where the user approves the token, so that it can be exchanged for an access token; `nil` if
    /// the token is empty.
    ///
    /// The URL to which TMDb redirects the user afterwards is specified when the token is created. This URL contains
    /// the token, which is a secret. Send the user to it, but do not log it.
    public var approvalURL: URL? {
        guard !requestToken.isEmpty else { return nil }
        return URL(
            string: "https://www.themoviedb.org/auth/access?request_token=\(requestToken.percentEncoded())")
    }
}
