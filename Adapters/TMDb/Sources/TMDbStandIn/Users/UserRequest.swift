import Foundation
import TMDb

/// A request about a user, with what its answer needs.
struct UserRequest: Sendable, Confidential {
    let incoming: IncomingRequest
    /// The values of the path's placeholders, by their names.
    let pathValues: [String: String]
    let rows: any TitleRows

    subscript(parameter: String) -> String? { incoming.parameters[parameter] }

    /// The page, within those that TMDb serves.
    var page: Int { min(max(1, self["page"].flatMap(Int.init) ?? 1), 500) }

    /// A number in the path. TMDb takes other identifiers for some titles, which are left to the recordings.
    func number(_ placeholder: String) throws(Refusal) -> Int {
        guard let number = pathValues[placeholder].flatMap(Int.init) else { throw .notOurs }
        return number
    }

    /// The title of the path.
    func title() throws(Refusal) -> Title {
        if pathValues["movie_id"] != nil { return .movie(try number("movie_id")) }
        let series = try number("series_id")
        if pathValues["episode_number"] == nil { return .tvSeries(series) }
        return .tvEpisode(series: series, season: try number("season_number"), number: try number("episode_number"))
    }

    /// A title's row, in the language that the request asks for.
    func row(of title: Title) -> [String: JSONValue]? {
        rows.row(of: title, language: self["language"])
    }

    /// - Throws: ``Refusal/notFound`` if there is no such title.
    func requireTitle(_ title: Title) throws(Refusal) {
        if row(of: title) == nil { throw .notFound }
    }

    /// What was posted.
    func body() throws(Refusal) -> PostedBody {
        guard case .object(let members) = try? JSONDecoder().decode(JSONValue.self, from: Data(incoming.body)) else {
            throw .invalidInput
        }
        return PostedBody(members: members)
    }
}

// MARK: - Who asks

extension UserRequest {
    /// The user of the session or of the access token.
    func user(in state: UserState) throws(Refusal) -> User {
        if let session = secret("session_id") {
            guard let user = state.sessions[session] else { throw .noPermission }
            return user
        }
        guard let user = incoming.bearerToken.flatMap({ state.accessTokens[$0] }) else { throw .noPermission }
        return user
    }

    /// The user or the guest.
    func rater(in state: UserState) throws(Refusal) -> Rater {
        guard secret("session_id") == nil, let guest = secret("guest_session_id") else {
            return .user(try user(in: state).id)
        }
        return try self.guest(guest, in: state)
    }

    /// The guest of a session.
    func guest(_ session: String, in state: UserState) throws(Refusal) -> Rater {
        guard state.guestSessions.contains(session) else { throw .noPermission }
        return .guest(session)
    }

    /// The user of the access token, which alone counts in version 4.
    func tokenUser(in state: UserState) throws(Refusal) -> User {
        guard let user = incoming.bearerToken.flatMap({ state.accessTokens[$0] }) else { throw .writeNotGranted }
        return user
    }

    private func secret(_ name: String) -> String? {
        incoming.parameters.secrets[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}
