import NIOConcurrencyHelpers

/// Answers requests about users from what was posted before.
struct RememberedUsers: AnswerSource {
    private let recordings: Recordings
    private let rows: any TitleRows
    private let state = NIOLockedValueBox(UserState())

    /// - Parameters:
    ///   - recordings: A request that isn't about anything posted is left to them if they know its path.
    ///   - rows: What the lists consist of.
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
                // A copy, so that nobody waits while rows are put together.
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

    /// Whether a user's access token was given out under this name.
    func knows(accessToken: String) -> Bool {
        state.withLockedValue { $0.accessTokens[accessToken] != nil }
    }

    func reset() { state.withLockedValue { $0.reset() } }
}
