import TMDb

/// A source of responses to some requests. The stand-in returns the response of the first source that has one.
protocol ResponseSource: Sendable {
    /// Returns the response to a request, or `nil` if the source does not support the request.
    func response(to request: IncomingRequest) -> StandInResponse?
}

/// A request that is passed to the sources of responses.
struct IncomingRequest: Sendable {
    /// The method, in capitals. `GET` for a `HEAD` request.
    var method: String
    /// The percent-decoded path.
    var path: String
    var parameters: QueryParameters
    /// The token of the header `Authorization: Bearer`.
    var bearerToken: String?
    var body: [UInt8]

    init(
        method: String = "GET", path: String, parameters: QueryParameters = QueryParameters(parsing: ""),
        bearerToken: String? = nil, body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.parameters = parameters
        self.bearerToken = bearerToken
        self.body = body
    }
}

/// The parameters, the token and the body can contain secrets.
extension IncomingRequest: Confidential {}

/// A source that returns the recording of exactly the given request.
struct RecordedResponseSource: ResponseSource {
    let recordings: Recordings

    func response(to request: IncomingRequest) -> StandInResponse? {
        recordings.recording(method: request.method, path: request.path, parameters: request.parameters)
            .map { StandInResponse(status: $0.status, body: $0.body) }
    }
}

/// A source that rejects requests that TMDb rejects for every resource: too many appended resources and invalid pages.
struct RequestLimits: ResponseSource {
    /// The maximum number of resources that TMDb appends to a response.
    private static let appendedLimit = 20
    /// The pages that TMDb serves, regardless of `total_pages`.
    private static let pages = 1...500

    func response(to request: IncomingRequest) -> StandInResponse? {
        let shape = RequestShape(path: request.path, parameters: request.parameters)
        if shape.appended.count > Self.appendedLimit { return .tooManyAppended }
        if let page = shape.others["page"], !(Int(page).map(Self.pages.contains) ?? false) { return .invalidPage }
        return nil
    }
}
