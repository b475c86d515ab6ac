import Foundation
import TMDb

/// Answers to those who sign in and out.
enum SessionAnswers {
    /// TMDb's hour for a token to be approved and used.
    private static let tokenLifetime: TimeInterval = 3_600
    private static let guestSessionLifetime: TimeInterval = 86_400

    static func validKey(_ state: UserState, _ request: UserRequest) -> Answer { .done(.success) }

    static func makeRequestToken(_ state: inout UserState, _ request: UserRequest) -> Answer {
        let token = state.makeSecret()
        let pending = pendingToken(in: &state, request)
        state.requestTokens.set(pending, for: token)
        return requestToken(token, pending)
    }

    /// Any name and password will do.
    static func approve(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        let body = try request.body()
        guard let name = body.text("username"), let password = body.text("password"), !name.isEmpty, !password.isEmpty
        else { throw .loginMissing }
        let token = try token("request_token", of: body)
        guard var pending = state.requestTokens[token], request.now < pending.expiresAt else {
            throw .invalidRequestToken
        }
        pending.user = state.user(named: name)
        state.requestTokens.set(pending, for: token)
        return requestToken(token, pending)
    }

    static func makeSession(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        let token = try token("request_token", of: request.body())
        guard let pending = state.requestTokens.remove(token), request.now < pending.expiresAt else {
            throw .sessionDenied
        }
        return session(of: pending.user, in: &state)
    }

    static func convertAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        guard let user = state.accessTokens[try token("access_token", of: request.body())] else { throw .invalidToken }
        return session(of: user, in: &state)
    }

    static func deleteSession(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        guard state.sessions.remove(try token("session_id", of: request.body())) != nil else {
            throw .sessionNotFound
        }
        return .json(["success": true])
    }

    static func makeGuestSession(_ state: inout UserState, _ request: UserRequest) -> Answer {
        let id = state.makeSecret(length: 32)
        let expiry = request.now.addingTimeInterval(guestSessionLifetime)
        state.guestSessions.set(expiry, for: id)
        return .json(["success": true, "guest_session_id": .string(id), "expires_at": .string(text(of: expiry))])
    }

    static func makeUserRequestToken(_ state: inout UserState, _ request: UserRequest) -> Answer {
        let token = state.makeSecret()
        state.userRequestTokens.set(pendingToken(in: &state, request), for: token)
        return .done(.success, ["request_token": .string(token)])
    }

    static func makeAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        let requestToken = try token("request_token", of: request.body())
        guard let pending = state.userRequestTokens.remove(requestToken), request.now < pending.expiresAt else {
            throw .invalidRequestToken
        }
        let accessToken = state.makeSecret()
        state.accessTokens.set(pending.user, for: accessToken)
        return .done(
            .success, ["access_token": .string(accessToken), "account_id": .string(pending.user.versionFourID)])
    }

    static func deleteAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> Answer {
        guard state.accessTokens.remove(try token("access_token", of: request.body())) != nil else {
            throw .invalidToken
        }
        return .done(.deleted)
    }
}

extension SessionAnswers {
    private static func pendingToken(in state: inout UserState, _ request: UserRequest) -> UserState.PendingToken {
        UserState.PendingToken(
            user: state.user(named: User.defaultName), expiresAt: request.now.addingTimeInterval(tokenLifetime))
    }

    private static func session(of user: User, in state: inout UserState) -> Answer {
        let session = state.makeSecret()
        state.sessions.set(user, for: session)
        return .json(["success": true, "session_id": .string(session)])
    }

    private static func requestToken(_ token: String, _ pending: UserState.PendingToken) -> Answer {
        .json([
            "success": true, "request_token": .string(token), "expires_at": .string(text(of: pending.expiresAt)),
        ])
    }

    private static func token(_ key: String, of body: PostedBody) throws(Refusal) -> String {
        guard let token = body.text(key) else { throw .invalidParameters }
        return token
    }

    /// `2030-01-31 12:00:00 UTC`
    private static func text(of date: Date) -> String {
        let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space).year().month().day()
            .time(includingFractionalSeconds: false)
        return "\(date.formatted(style)) UTC"
    }
}
