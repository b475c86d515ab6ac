import NIOConcurrencyHelpers

/// A source of responses to requests about users, based on posted data.
struct UserSource: ResponseSource {
    private let recordings: Recordings
    private let rows: any TitleRows
    private let state = NIOLockedValueBox(UserState())

    /// Creates a source.
    /// - Parameters:
    ///   - recordings: The recordings. A rejected request gets the recorded response if its path is recorded.
    ///   - rows: The rows of titles in lists.
    init(recordings: Recordings, rows: any TitleRows) {
        self.recordings = recordings
        self.rows = rows
    }

    func response(to request: IncomingRequest) -> StandInResponse? {
        let parts = request.path.split(separator: "/")
        for route in UserRoute.all where route.method == request.method {
            guard let values = route.template.namedValues(in: parts) else { continue }
            return response(to: UserRequest(incoming: request, pathValues: values, rows: rows), by: route.handler)
        }
        return nil
    }

    private func response(to request: UserRequest, by handler: UserRoute.Handler) -> StandInResponse? {
        do throws(Refusal) {
            var response: StandInResponse
            switch handler {
            case .reading(let read):
                // Work on a copy, so that the lock is not held while rows are created.
                response = try read(state.withLockedValue { $0 }, request)
            case .changing(let change):
                response = try state.withLockedValue { state in
                    Result { () throws(Refusal) in
                        try state.beginChange(bodySize: request.incoming.body.count)
                        return try change(&state, request)
                    }
                }.get()
            }
            response.isPrivate = true
            return response
        } catch {
            let isRecorded = !recordings.recordings(method: request.incoming.method, path: request.incoming.path)
                .isEmpty
            return isRecorded ? nil : error.response
        }
    }

    /// Returns whether an access token was issued to a user.
    func knows(accessToken: String) -> Bool {
        state.withLockedValue { $0.accessTokens[accessToken] != nil }
    }

    func reset() { state.withLockedValue { $0.reset() } }
}

/// A source that appends a user's or guest's account states to the details of a title.
struct AccountStatesSource: ResponseSource {
    private static let resource = "account_states"

    let users: UserSource
    /// The sources of the details.
    let sources: [any ResponseSource]

    func response(to request: IncomingRequest) -> StandInResponse? {
        let resources = request.parameters.list("append_to_response")
        guard resources.contains(Self.resource) else { return nil }
        var plain = request
        plain.parameters["append_to_response"] = resources.filter { $0 != Self.resource }.joined(separator: ",")
        guard let response = sources.response(to: plain) else { return nil }
        guard response.status == 200, var details = try? RawJSONObject(parsing: response.body) else { return response }

        var part = request
        part.path += "/\(Self.resource)"
        part.parameters = request.parameters.without("append_to_response")
        if let states = users.response(to: part), states.status == 200,
            let body = try? details.withoutRepeatedID(states.body)
        {
            details.set(Self.resource, to: body)
        }
        return StandInResponse(status: 200, body: details.bytes, isPrivate: true)
    }
}
