/// A source of responses to some requests. The stand-in returns the response of the first source that has one.
protocol ResponseSource: Sendable {
    /// Returns the response to a request, or `nil` if the source does not support the request.
    func response(to request: IncomingRequest) -> StandInResponse?
}
