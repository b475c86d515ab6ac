public import Foundation

extension UserRequestToken {

    /// The page where the user approves the token, before it becomes an access token; `nil` if the token is empty.
    ///
    /// Where TMDb leads the user afterwards was said when the token was made. The address holds the token, which is a
    /// secret: lead the user there, and log it nowhere.
    public var approvalURL: URL? {
        guard !requestToken.isEmpty else { return nil }
        return URL(
            string: "https://www.themoviedb.org/auth/access?request_token=\(requestToken.percentEncoded())")
    }
}
