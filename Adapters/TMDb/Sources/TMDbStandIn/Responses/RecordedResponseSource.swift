/// A source that returns the recording of exactly the given request.
struct RecordedResponseSource: ResponseSource {
    let recordings: Recordings

    func response(to request: IncomingRequest) -> StandInResponse? {
        recordings.recording(method: request.method, path: request.path, parameters: request.parameters)
            .map { StandInResponse(status: $0.status, body: $0.body) }
    }
}
