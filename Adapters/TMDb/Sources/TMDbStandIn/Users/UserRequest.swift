import Foundation
import TMDb

/// A request about a user, with the data that its response needs.
struct UserRequest: Sendable, Confidential {
    let incoming: IncomingRequest
    /// The values of the path's placeholders, by name.
    let pathValues: [String: String]
    let rows: any TitleRows

    subscript(parameter: String) -> String? { incoming.parameters[parameter] }

    /// The page, clamped to the pages that TMDb serves (1 to 500).
    var page: Int { min(max(1, self["page"].flatMap(Int.init) ?? 1), 500) }

    /// Returns a number in the path. TMDb also accepts other identifiers for some titles. Requests with such an
    /// identifier get the recorded response.
    func number(_ placeholder: String) throws(Refusal) -> Int {
        guard let number = pathValues[placeholder].flatMap(Int.init) else { throw .unhandled }
        return number
    }

    /// Returns the title in the path.
    func title() throws(Refusal) -> Title {
        if pathValues["movie_id"] != nil { return .movie(try number("movie_id")) }
        let series = try number("series_id")
        if pathValues["episode_number"] == nil { return .tvSeries(series) }
        return .tvEpisode(series: series, season: try number("season_number"), number: try number("episode_number"))
    }

    /// Returns a title's row in the requested language, or `nil` if the title is unknown.
    func row(of title: Title) -> [String: JSONValue]? {
        rows.row(of: title, language: self["language"])
    }

    /// Checks that a title exists.
    /// - Throws: ``Refusal/notFound`` if the title is unknown.
    func requireTitle(_ title: Title) throws(Refusal) {
        if row(of: title) == nil { throw .notFound }
    }

    /// Returns the posted JSON object.
    func body() throws(Refusal) -> PostedBody {
        guard case .object(let members) = try? JSONDecoder().decode(JSONValue.self, from: Data(incoming.body)) else {
            throw .invalidInput
        }
        return PostedBody(members: members)
    }
}

// MARK: - Callers

extension UserRequest {
    /// Returns the user of the session or of the access token.
    func user(in state: UserState) throws(Refusal) -> User {
        if let session = secret("session_id") {
            guard let user = state.sessions[session] else { throw .noPermission }
            return user
        }
        guard let user = incoming.bearerToken.flatMap({ state.accessTokens[$0] }) else { throw .noPermission }
        return user
    }

    /// Returns the user or the guest.
    func rater(in state: UserState) throws(Refusal) -> Rater {
        guard secret("session_id") == nil, let guest = secret("guest_session_id") else {
            return .user(try user(in: state).id)
        }
        return try self.guest(guest, in: state)
    }

    /// Returns the guest of a session.
    func guest(_ session: String, in state: UserState) throws(Refusal) -> Rater {
        guard state.guestSessions.contains(session) else { throw .noPermission }
        return .guest(session)
    }

    /// Returns the user of the access token. API version 4 accepts no other authentication.
    func tokenUser(in state: UserState) throws(Refusal) -> User {
        guard let user = incoming.bearerToken.flatMap({ state.accessTokens[$0] }) else { throw .writeNotGranted }
        return user
    }

    private func secret(_ name: String) -> String? {
        incoming.parameters.secrets[name].flatMap { $0.isEmpty ? nil : $0 }
    }
}

/// The members of a JSON object in a request body.
struct PostedBody: Sendable, Confidential {
    let members: [String: JSONValue]

    func text(_ key: String) -> String? {
        if case .string(let text) = members[key] { text } else { nil }
    }

    func integer(_ key: String) -> Int? {
        if case .integer(let number) = members[key] { number } else { nil }
    }

    func number(_ key: String) -> Double? {
        switch members[key] {
        case .integer(let number): Double(number)
        case .number(let number): number
        default: nil
        }
    }

    /// Returns a Boolean member. Like TMDb, it accepts 0 and 1 too.
    func flag(_ key: String) -> Bool? {
        switch members[key] {
        case .bool(let flag): flag
        case .integer(0): false
        case .integer(1): true
        default: nil
        }
    }

    /// The movie or TV series to which `media_type` and `media_id` refer.
    var title: Title? {
        guard let mediaType = text("media_type"), let id = integer("media_id") else { return nil }
        return Title(mediaType: mediaType, id: id)
    }
}
