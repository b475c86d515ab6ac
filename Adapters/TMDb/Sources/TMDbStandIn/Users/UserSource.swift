import NIOConcurrencyHelpers

/// A source of responses to requests about users, based on posted data.
struct RememberedUsers: AnswerSource {
    private let recordings: Recordings
    private let rows: any TitleRows
    private let state = NIOLockedValueBox(UserState())

    /// Creates a source.
    /// - Parameters:
    ///   - recordings: The recordings. A rejected request is left to them if they contain its path.
    ///   - rows: The rows of titles in lists.
    init(recordings: Recordings, rows: any TitleRows) {
        self.recordings = recordings
        self.rows = rows
    }

    func answer(to request: IncomingRequest) -> Answer? {
        let parts = request.path.split(separator: "/", omittingEmptySubsequences: true)
        for route in UserRoute.all where route.method == request.method {
            guard let values = route.match(parts) else { continue }
            return answer(to: UserRequest(incoming: request, pathValues: values, rows: rows), by: route.handler)
        }
        return nil
    }

    private func answer(to request: UserRequest, by handler: UserRoute.Handler) -> Answer? {
        do throws(Refusal) {
            var answer: Answer
            switch handler {
            case .reading(let read):
                // Work on a copy, so that the lock is not held while rows are created.
                answer = try read(state.withLockedValue { $0 }, request)
            case .changing(let change):
                answer = try state.withLockedValue { state in
                    Result { () throws(Refusal) in try change(&state, request) }
                }.get()
            }
            answer.isPrivate = true
            return answer
        } catch {
            let isRecorded = !recordings.recordings(method: request.incoming.method, path: request.incoming.path)
                .isEmpty
            return isRecorded ? nil : error.answer
        }
    }

    /// Returns whether an access token was issued to a user.
    func knows(accessToken: String) -> Bool {
        state.withLockedValue { $0.accessTokens[accessToken] != nil }
    }

    func reset() { state.withLockedValue { $0.reset() } }
}
