/// A source that returns the recording of exactly the given request.
struct ExactRecordings: AnswerSource {
    let recordings: Recordings

    func answer(to request: IncomingRequest) -> Answer? {
        recordings.recording(method: request.method, path: request.path, parameters: request.parameters)
            .map { Answer(status: $0.status, body: $0.body) }
    }
}
