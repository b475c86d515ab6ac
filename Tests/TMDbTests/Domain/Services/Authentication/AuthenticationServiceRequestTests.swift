import Foundation
import Testing

@testable import TMDb

/// Requests of the authentication service.
@Suite
struct AuthenticationServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("authentication-validate-key GET authentication (private)") {
            _ = try await $0.authentication.validateKey()
        },
        ServiceCall("authentication-create-guest-session GET authentication/guest_session/new (private) (once)") {
            _ = try await $0.authentication.guestSession()
        },
        ServiceCall("authentication-create-request-token GET authentication/token/new (private) (once)") {
            _ = try await $0.authentication.requestToken()
        },
        ServiceCall(
            #"authentication-create-session-from-login POST authentication/token/validate_with_login {"password":"p","request_token":"r","username":"u"} (private)"#
        ) { _ = try await $0.authentication.approve(requestToken: "r", username: "u", password: "p") },
        ServiceCall(#"authentication-create-session POST authentication/session/new {"request_token":"r"} (private)"#) {
            _ = try await $0.authentication.session(fromRequestToken: "r")
        },
        ServiceCall(
            #"authentication-create-session-from-v4-token POST authentication/session/convert/4 {"access_token":"a"} (private)"#
        ) { _ = try await $0.authentication.session(fromAccessToken: "a") },
        ServiceCall(#"authentication-delete-session DELETE authentication/session {"session_id":"s"} (private)"#) {
            _ = try await $0.authentication.deleteSession("s")
        },
        ServiceCall("v4-auth-create-request-token POST 4/auth/request_token {} (private)") {
            _ = try await $0.authentication.userRequestToken()
        },
        ServiceCall(
            #"v4-auth-create-request-token POST 4/auth/request_token {"redirect_to":"https://example.com"} (private)"#
        ) { _ = try await $0.authentication.userRequestToken(redirectTo: "https://example.com") },
        ServiceCall(#"v4-auth-create-access-token POST 4/auth/access_token {"request_token":"r"} (private)"#) {
            _ = try await $0.authentication.userAccessToken(from: "r")
        },
        ServiceCall(#"v4-auth-logout DELETE 4/auth/access_token {"access_token":"a"} (private)"#) {
            _ = try await $0.authentication.deleteUserAccessToken("a")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }
}
