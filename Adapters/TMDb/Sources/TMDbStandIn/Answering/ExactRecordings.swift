/// Answers with exactly the recording of a request.
struct ExactRecordings: AnswerSource {
    let recordings: Recordings

    func answer(to request: IncomingRequest) -> Answer? {
        recordings.recording(method: request.method, path: request.path, parameters: request.parameters)
            .map { Answer(status: $0.status, body: $0.body) }
    }
}
