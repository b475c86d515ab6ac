import Foundation
import TMDb
import Testing

@testable import TMDbStandIn

/// A client of the stand-in's user state that needs no server.
struct UserStateClient {
    struct Reply: Equatable {
        var status: Int
        /// TMDb's status code.
        var code: Int?
    }

    let users: UserSource

    init(recordings: [Recording] = []) {
        let recordings = Recordings(recordings)
        users = UserSource(
            recordings: recordings,
            rows: DetailsTitleRows(
                sources: [RecordedResponseSource(recordings: recordings), ResponseComposer(recordings: recordings)],
                others: SampleTitleRows()))
    }

    /// - Parameter target: The path and the query.
    func response(_ method: String, _ target: String, _ body: String = "", token: String? = nil) -> StandInResponse? {
        let parts = target.split(separator: "?", maxSplits: 1).map(String.init)
        return users.response(
            to: IncomingRequest(
                method: method, path: parts[0], parameters: QueryParameters(parsing: parts.count > 1 ? parts[1] : ""),
                bearerToken: token, body: Array(body.utf8)))
    }

    func json(_ method: String, _ target: String, _ body: String = "", token: String? = nil) throws -> JSONValue {
        let response = try #require(self.response(method, target, body, token: token))
        return try JSONDecoder().decode(JSONValue.self, from: Data(response.body))
    }

    func reply(_ method: String, _ target: String, _ body: String = "", token: String? = nil) throws -> Reply {
        let response = try #require(self.response(method, target, body, token: token))
        guard case .integer(let code) = try json(of: response)["status_code"] else {
            return Reply(status: response.status, code: nil)
        }
        return Reply(status: response.status, code: code)
    }

    /// Creates a session for a user and returns its identifier.
    func session(of name: String? = nil) throws -> String {
        let token = try text("request_token", in: json("GET", "/3/authentication/token/new"))
        if let name {
            let login = #"{"username":"\#(name)","password":"p","request_token":"\#(token)"}"#
            _ = try json("POST", "/3/authentication/token/validate_with_login", login)
        }
        return try text(
            "session_id", in: json("POST", "/3/authentication/session/new", #"{"request_token":"\#(token)"}"#))
    }

    /// Creates a user access token and returns it.
    func accessToken() throws -> String {
        let token = try text("request_token", in: json("POST", "/4/auth/request_token", "{}"))
        return try text(
            "access_token", in: json("POST", "/4/auth/access_token", #"{"request_token":"\#(token)"}"#))
    }

    func text(_ key: String, in json: JSONValue) throws -> String {
        guard case .string(let text) = try #require(json[key]) else { throw Unexpected() }
        return text
    }

    func number(_ key: String, in json: JSONValue) throws -> Int {
        guard case .integer(let number) = try #require(json[key]) else { throw Unexpected() }
        return number
    }

    private func json(of response: StandInResponse) throws -> JSONValue {
        try JSONDecoder().decode(JSONValue.self, from: Data(response.body))
    }

    private struct Unexpected: Error {}
}
