import Foundation
import Testing

@testable import TMDb

/// Approval URLs of tokens.
@Suite
struct ApprovalURLTests {

    private func token(_ text: String) -> RequestToken {
        RequestToken(success: true, requestToken: text, expiresAt: Date(timeIntervalSince1970: 0))
    }

    @Test func `a version 3 token has an approval URL`() {
        #expect(token("ab12").approvalURL()?.absoluteString == "https://www.themoviedb.org/authenticate/ab12")
        let redirect = URL(string: "https://service.example/done?user=7&next=%2Fhome#top")
        #expect(
            token("ab12").approvalURL(redirectTo: redirect)?.absoluteString
                == "https://www.themoviedb.org/authenticate/ab12"
                + "?redirect_to=https%3A%2F%2Fservice.example%2Fdone%3Fuser%3D7%26next%3D%252Fhome%23top")
        #expect(token("a b&c").approvalURL()?.absoluteString == "https://www.themoviedb.org/authenticate/a%20b%26c")
    }

    @Test(arguments: ["", ".", "..", "a/b", "a?b", "a%2fb", "a#b"])
    func `a malformed token has no approval URL`(text: String) {
        #expect(token(text).approvalURL() == nil)
    }

    @Test func `a version 4 token has an approval URL`() {
        #expect(
            UserRequestToken(requestToken: "eyJ.a_b-c").approvalURL?.absoluteString
                == "https://www.themoviedb.org/auth/access?request_token=eyJ.a_b-c")
        #expect(
            UserRequestToken(requestToken: "a+b&c=d/e").approvalURL?.absoluteString
                == "https://www.themoviedb.org/auth/access?request_token=a%2Bb%26c%3Dd%2Fe")
        #expect(UserRequestToken(requestToken: "").approvalURL == nil)
    }

    @Test func `descriptions of tokens do not contain the token`() {
        let token = token("s3cret")
        #expect(!"\(token) \(UserRequestToken(requestToken: "s3cret"))".contains("s3cret"))
    }
}
