import TMDb
import TMDbTesting

/// The responses to requests about tokens and sessions.
enum SessionResponses {
    /// The expiry date of tokens and guest sessions in responses. Nothing expires, and the date is constant so that
    /// responses are reproducible.
    private static let expiry: JSONValue = "2100-01-01 00:00:00 UTC"

    static func validKey(_ state: UserState, _ request: UserRequest) -> StandInResponse { .done(.success) }

    static func makeRequestToken(_ state: inout UserState, _ request: UserRequest) -> StandInResponse {
        let token = state.makeSecret()
        state.requestTokens[token] = state.user(named: User.defaultName)
        return requestToken(token)
    }

    /// Approves a request token. Any non-empty user name and password are accepted.
    static func approve(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let body = try request.body()
        guard let name = body.text("username"), let password = body.text("password"), !name.isEmpty, !password.isEmpty
        else { throw .loginMissing }
        let token = try token("request_token", of: body)
        guard state.requestTokens[token] != nil else { throw .invalidRequestToken }
        state.requestTokens[token] = state.user(named: name)
        return requestToken(token)
    }

    static func makeSession(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let token = try token("request_token", of: request.body())
        guard let user = state.requestTokens.removeValue(forKey: token) else { throw .sessionDenied }
        return session(of: user, in: &state)
    }

    static func convertAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse
    {
        guard let user = state.accessTokens[try token("access_token", of: request.body())] else { throw .invalidToken }
        return session(of: user, in: &state)
    }

    static func deleteSession(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        guard state.sessions.removeValue(forKey: try token("session_id", of: request.body())) != nil else {
            throw .sessionNotFound
        }
        return .json(["success": true])
    }

    static func makeGuestSession(_ state: inout UserState, _ request: UserRequest) -> StandInResponse {
        let id = state.makeSecret(length: 32)
        state.guestSessions.insert(id)
        return .json(["success": true, "guest_session_id": .string(id), "expires_at": expiry])
    }

    static func makeUserRequestToken(_ state: inout UserState, _ request: UserRequest) -> StandInResponse {
        let token = state.makeSecret()
        state.userRequestTokens[token] = state.user(named: User.defaultName)
        return .done(.success, ["request_token": .string(token)])
    }

    static func makeAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        let requestToken = try token("request_token", of: request.body())
        guard let user = state.userRequestTokens.removeValue(forKey: requestToken) else { throw .invalidRequestToken }
        let accessToken = state.makeSecret()
        state.accessTokens[accessToken] = user
        return .done(.success, ["access_token": .string(accessToken), "account_id": .string(user.versionFourID)])
    }

    static func deleteAccessToken(_ state: inout UserState, _ request: UserRequest) throws(Refusal) -> StandInResponse {
        guard state.accessTokens.removeValue(forKey: try token("access_token", of: request.body())) != nil else {
            throw .invalidToken
        }
        return .done(.deleted)
    }
}

extension SessionResponses {
    private static func session(of user: User, in state: inout UserState) -> StandInResponse {
        let session = state.makeSecret()
        state.sessions[session] = user
        return .json(["success": true, "session_id": .string(session)])
    }

    private static func requestToken(_ token: String) -> StandInResponse {
        .json(["success": true, "request_token": .string(token), "expires_at": expiry])
    }

    private static func token(_ key: String, of body: PostedBody) throws(Refusal) -> String {
        guard let token = body.text(key) else { throw .invalidParameters }
        return token
    }
}
