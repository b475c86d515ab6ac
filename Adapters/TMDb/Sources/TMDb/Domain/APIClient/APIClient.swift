import PopcornConcurrency

/// A client that sends requests to endpoints and decodes the responses.
struct APIClient: Sendable {

    /// The thread that decodes the responses of background requests.
    static let background = BackgroundThread("tmdb.background")

    var builder: RequestBuilder
    let httpClient: any TMDbHTTPClient
    let reader: ResponseReader
    let report: RequestRecorder
    var span = RequestSpan(tracer: nil)
    /// The maximum duration of a call, including retries and waits; `nil` for no limit.
    var deadline: Duration?
    var time = TimeSource.continuous
    /// The priority of the requests; `nil` for the task's priority.
    var priority: TMDbRequestPriority?

    /// Sends a request to an endpoint and returns the decoded response.
    func send<Response: Decodable & Sendable>(_ endpoint: Endpoint<Response>) async throws(TMDbError) -> Response {
        let origin = RequestOrigin(
            method: endpoint.method, path: builder.redactedPath(of: endpoint), template: endpoint.template,
            secrets: builder.secrets(of: endpoint))
        return try await span(origin) { await result(of: endpoint, origin: origin) }
    }

    /// Returns the result of an endpoint's request, with the HTTP status of the response.
    private func result<Response: Sendable>(
        of endpoint: Endpoint<Response>, origin: RequestOrigin
    ) async -> (Result<Response, TMDbError>, status: Int?) {
        let start = ContinuousClock.now
        do throws(TMDbError) {
            let request = try prepare(endpoint, origin: origin)
            let response = try await perform(request, origin: origin)
            let (value, omitted): (Response, _) = try await read(response, to: request, origin: origin)
            report.success(
                origin, status: response.status, size: response.body.count, omitted: omitted,
                duration: start.elapsed)
            return (.success(value), response.status)
        } catch {
            report.failure(origin, error: error, duration: start.elapsed)
            return (.failure(error), error.httpStatus)
        }
    }

    /// Decodes a response. If that fails, the response is removed from the cache, so that the next request can succeed.
    private func read<Response: Decodable & Sendable>(
        _ response: TMDbHTTPResponse, to request: TMDbHTTPRequest, origin: RequestOrigin
    ) async throws(TMDbError) -> (Response, OmittedValues) {
        do throws(TMDbError) {
            return try await decode(response, origin: origin)
        } catch {
            if case .decoding = error.kind {
                await (httpClient as? any ResponseStoring)?.removeResponse(to: request)
            }
            throw error
        }
    }

    /// Decodes a response. Decoding the response to a background request does not delay interactive requests.
    private func decode<Response: Decodable & Sendable>(
        _ response: TMDbHTTPResponse, origin: RequestOrigin
    ) async throws(TMDbError) -> (Response, OmittedValues) {
        let decode: @Sendable () throws(TMDbError) -> (Response, OmittedValues) = { [reader] () throws(TMDbError) in
            let omitted = OmittedValues()
            return (try reader.read(response, of: origin, recording: omitted), omitted)
        }
        let priority = priority.map { RequestPriority($0) } ?? .current
        if priority.isInteractive { return try decode() }
        return try await Self.background.run(raisedWith: priority) { _ throws(TMDbError) in try decode() }
    }

    private func prepare<Response>(
        _ endpoint: Endpoint<Response>, origin: RequestOrigin
    ) throws(TMDbError) -> TMDbHTTPRequest {
        do throws(InvalidRequest) {
            return try builder.request(for: endpoint)
        } catch {
            throw origin.error(.invalidRequest(reason: error.reason))
        }
    }

    private func perform(_ request: TMDbHTTPRequest, origin: RequestOrigin) async throws(TMDbError) -> TMDbHTTPResponse
    {
        if Task.isCancelled { throw origin.error(.cancelled) }
        guard let deadline else { return try await exchange(request, origin: origin) }
        do {
            return try await withDeadline(deadline, time) { try await exchange(request, origin: origin) }
        } catch let error as TMDbError {
            throw error
        } catch {
            throw origin.error(error is DeadlineExceeded ? .timeout : .cancelled, underlying: error)
        }
    }

    private func exchange(
        _ request: TMDbHTTPRequest, origin: RequestOrigin
    ) async throws(TMDbError) -> TMDbHTTPResponse {
        do throws(TMDbHTTPError) {
            guard let priority else { return try await httpClient.perform(request) }
            return try await httpClient.perform(request, RequestPriority(priority))
        } catch {
            throw origin.error(TMDbError.Kind(error), underlying: error)
        }
    }
}

/// The description of a request in logs, metrics and errors.
struct RequestOrigin: Sendable {

    /// The request whose response the task decodes.
    @TaskLocal static var ofTask: RequestOrigin?

    let method: TMDbHTTPMethod
    /// The path and query without secrets.
    let path: String
    /// The path with names in place of values, such as `/3/movie/{movie_id}`.
    let template: String
    /// The secrets to remove from errors and logs, because a response may quote the request.
    var secrets: [String] = []

    /// Returns a string without the request's secrets.
    func redact(_ text: String) -> String {
        secrets.reduce(text) { Redaction.removing($1, from: $0) }
    }

    /// Returns the number in the path with a name, such as `season_number`, or `nil` if the path has no such number.
    func number(_ name: String) -> Int? {
        let names = template.split(separator: "/")
        let values = path.prefix { $0 != "?" }.split(separator: "/")
        return zip(names, values).first { $0.0 == "{\(name)}" }.flatMap { Int($0.1) }
    }

    func error(_ kind: TMDbError.Kind, underlying: (any Error)? = nil) -> TMDbError {
        TMDbError(kind, method: method, path: path, underlying: underlying)
    }
}

extension TMDbError.Kind {
    /// Creates the kind of error that corresponds to an HTTP error.
    init(_ error: TMDbHTTPError) {
        self =
            switch error.kind {
            case .timeout: .timeout
            case .overloaded: .overloaded(retryAfter: error.retryAfter)
            case .cancelled: .cancelled
            case .shutDown: .shutDown
            case .bodyTooLarge: .bodyTooLarge
            case .connection, .tls, .proxy, .truncated, .other: .network(error.kind)
            }
    }
}

extension ContinuousClock.Instant {
    fileprivate var elapsed: Duration { duration(to: .now) }
}
