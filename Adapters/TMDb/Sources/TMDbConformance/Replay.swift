import Foundation
import TMDb
import TMDbStandIn

/// The replay of recorded requests, each against a stand-in that serves only its recording.
enum Replay {

    private static let defaultLanguage = "en-US"

    /// The result of replaying a request.
    struct Result {
        /// The identifier of the operation, or the request if it does not belong to an operation.
        let operation: String
        let outcome: Outcome
        /// The parts of the query that the operation does not support.
        var unsupported: [String] = []
    }

    static func result(of recorded: Recording) async throws -> Result {
        let recording = recorded.withPlainIdentifiers
        let known = Route.match(recording)
        let described = Operation.described.values.match(method: recording.method, path: recording.path)
        // A path can also match a placeholder of another operation. The template with more literal segments is used.
        if let described, described.operation.specificity > known?.route.operation.specificity ?? -1 {
            return Result(operation: described.operation.id, outcome: .withoutMethod)
        }
        guard let (route, path) = known else {
            let request = "\(recording.method) \(recording.path)"
            return Result(operation: request, outcome: RetiredRequests.requests.contains(request) ? .legacy : .unknown)
        }
        if let reason = invalidReason(in: recording) {
            return Result(operation: route.operation.id, outcome: .unreadable(reason))
        }
        // TMDb treats an empty parameter as a missing one.
        var query = recording.decodedQuery.filter { !$0.value.isEmpty }
        let retired = RetiredRequests.page(of: recording)
        if retired != nil { query["page"] = nil }
        let values = RecordedValues(path: path, query: query)
        var attempt = try await attempt(recording, by: route, with: values, asked: query)
        guard let sent = attempt.sent else {
            return Result(operation: route.operation.id, outcome: judgement(ofUnsent: attempt, for: recording))
        }
        if sent != query {
            // The first attempt shows the query that the SDK sends. In the second one, the stand-in serves the
            // recording for exactly this query.
            attempt = try await self.attempt(recording, by: route, with: values, asked: sent)
        }
        let unsupported = UnsupportedQuery(of: query, sent: sent, operation: route.operation, path: recording.path)
        return Result(
            operation: route.operation.id,
            outcome: judgement(of: attempt, for: recording, unsupported: unsupported, sent: sent),
            unsupported: unsupported.parameters
                + (recording.path == recorded.path ? [] : ["text after an identifier, as in \(recorded.path)"])
                + (retired.map { ["page=\($0), which TMDb no longer serves"] } ?? []))
    }

    /// The result of a call.
    private struct Attempt {
        let result: Swift.Result<any Encodable & Sendable, any Error>
        /// The received requests, as method and path.
        let requests: [String]
        /// The query of the last request. `nil` if no request was sent.
        let sent: [String: String]?
    }

    private static func attempt(
        _ recording: Recording, by route: Route, with values: RecordedValues, asked query: [String: String]
    ) async throws -> Attempt {
        var components = URLComponents()
        components.queryItems = query.map { URLQueryItem(name: $0.key, value: $0.value) }
        let encoded = (components.percentEncodedQuery ?? "").replacing("+", with: "%2B")
        let served = Recording(
            method: recording.method, path: recording.path, query: encoded, status: recording.status,
            body: recording.body)
        return try await StandInServer.run(recordings: Recordings([served])) { server in
            let client = try TMDbClient(
                credential: .accessToken("conformance"), baseURL: server.baseURL, defaultLanguage: defaultLanguage,
                transport: .direct)
            let result = await Task { try await route.call(client, values) }.result
            try await client.shutdown()
            return Attempt(
                result: result, requests: server.requests.map { "\($0.method) \($0.path)" },
                sent: server.requests.last?.query)
        }
    }

    /// Returns the differences between the sent and the recorded query, or `nil` if the queries are equivalent.
    private static func difference(sent: [String: String], recorded: [String: String]) -> String? {
        var sent = sent
        if recorded["language"] == nil, sent["language"] == defaultLanguage { sent["language"] = nil }
        let names = Set(sent.keys).union(recorded.keys).sorted()
        let differences = names.compactMap { name -> String? in
            let (old, new) = (recorded[name], sent[name])
            if name == "append_to_response", let old, let new,
                Set(old.split(separator: ",")) == Set(new.split(separator: ","))
            {
                return nil
            }
            if name == "language", old?.replacing("_", with: "-") == new { return nil }
            if let old = old.flatMap(Double.init), old == new.flatMap(Double.init) { return nil }
            if let old = old.flatMap(RecordedValues.flag), old == new.flatMap(RecordedValues.flag) { return nil }
            return old == new ? nil : "\(name)=\(old ?? "(none)") was sent as \(new ?? "(none)")"
        }
        return differences.isEmpty ? nil : differences.joined(separator: ", ")
    }

    /// Returns the outcome of a call that sent no request. The SDK may reject a request that TMDb rejected with a 4xx
    /// status.
    private static func judgement(ofUnsent attempt: Attempt, for recording: Recording) -> Outcome {
        let isRefused = (400..<500).contains(recording.status)
        switch attempt.result {
        case .failure(let error as RecordedValues.Unsuitable):
            return isRefused ? .passed(Comparison()) : .notSendable("\(error)")
        case .failure(let error as TMDbError):
            if case .invalidRequest = error.kind, isRefused { return .passed(Comparison()) }
            return .notSendable("no request was sent: \(reason(for: error))")
        default: return .notSendable("no request was sent: \(attempt.result)")
        }
    }

    private static func judgement(
        of attempt: Attempt, for recording: Recording, unsupported: UnsupportedQuery, sent: [String: String]
    ) -> Outcome {
        guard attempt.requests == ["\(recording.method) \(recording.path)"] else {
            return .failed("sent \(attempt.requests.joined(separator: ", "))")
        }
        switch (attempt.result, isFailure(recording)) {
        case (.success, true):
            return .failed("status \(recording.status) was decoded as a success")
        case (.failure(let error as TMDbError), true) where !isRight(error.kind, for: recording.status):
            return .failed("\(error)")
        case (.failure(let error), false):
            return .undecoded(reason(for: error))
        default: break
        }
        if let difference = difference(sent: sent, recorded: unsupported.supported) { return .notSendable(difference) }
        guard case .success(let model) = attempt.result else { return .passed(Comparison()) }
        do {
            return .passed(try Comparison(of: recording.body, with: model).leavingOut(unsupported.appended))
        } catch {
            return .failed("cannot be encoded again: \(error)")
        }
    }

    /// Returns the reason for an error, worded identically for identical errors.
    private static func reason(for error: any Error) -> String {
        switch (error as? TMDbError)?.kind {
        case .decoding(let path, let reason): "\(path): \(reason)"
        case .invalidRequest(let reason): reason
        default: "\(error)"
        }
    }

    /// Returns the reason why the recording of a success is invalid, or `nil` if it is valid. A response to a write can
    /// be empty.
    private static func invalidReason(in recording: Recording) -> String? {
        guard (200..<300).contains(recording.status) else { return nil }
        if recording.body.isEmpty { return recording.method == "GET" ? "the body is empty" : nil }
        let json = try? JSONSerialization.jsonObject(with: Data(recording.body), options: .fragmentsAllowed)
        return json == nil ? "the body is not JSON" : nil
    }

    /// Returns whether a recorded request failed. TMDb reports failures by the status, or in the body of a response
    /// with status 200.
    private static func isFailure(_ recording: Recording) -> Bool {
        if !(200..<300).contains(recording.status) { return true }
        let body = try? JSONSerialization.jsonObject(with: Data(recording.body)) as? [String: Any]
        return body?["success"] as? Bool == false
    }

    private static func isRight(_ kind: TMDbError.Kind, for status: Int) -> Bool {
        switch (status, kind) {
        // Without one of TMDb's status codes, such as from a proxy, these are unexpected statuses.
        case (401, .unexpectedStatus), (403, .unexpectedStatus), (404, .unexpectedStatus): true
        case (401, .unauthorised), (403, .forbidden), (404, .notFound), (429, .rateLimited): true
        case (401, _), (403, _), (404, _), (429, _): false
        // TMDb's status code in the body determines the error.
        case (500..., .serverFailure), (500..., .invalidRequest), (500..., .rateLimited), (500..., .notFound): true
        case (500..., _): false
        case (_, .decoding), (_, .unexpectedContent), (_, .network), (_, .timeout): false
        default: true
        }
    }
}

extension Recording {
    /// The recording with numeric identifiers. TMDb interprets `550-fight-club`, as in the URLs of its website, as 550.
    var withPlainIdentifiers: Recording {
        let segments = path.split(separator: "/", omittingEmptySubsequences: false).map { segment -> Substring in
            let digits = segment.prefix { $0.isASCII && $0.isNumber }
            return segment.dropFirst(digits.count).first == "-" && !digits.isEmpty ? digits : segment
        }
        return Recording(
            method: method, path: segments.joined(separator: "/"), query: query, status: status, body: body)
    }
}

/// The outcome of replaying a recorded request.
enum Outcome {
    /// The SDK sent the request and decoded the response, or threw the recorded error.
    case passed(Comparison)
    /// The SDK sent the request, but could not decode the response.
    case undecoded(String)
    /// The SDK sent other requests, misread a failure, or could not encode the model again.
    case failed(String)
    /// The SDK's method cannot send the recorded query.
    case notSendable(String)
    /// The SDK has no method for an operation that TMDb describes.
    case withoutMethod
    /// The request does not belong to an operation of TMDb's description or of the SDK.
    case unknown
    /// The request is one of ``RetiredRequests``.
    case legacy
    /// The recording is invalid: its response is empty or not JSON.
    case unreadable(String)
}

/// Requests of old clients that TMDb no longer describes. The SDK sends the current requests instead.
enum RetiredRequests {
    /// The retired requests, which are `POST` requests now.
    static let requests: Set<String> = [
        "GET /3/authentication/session/new", "GET /3/authentication/token/validate_with_login",
    ]

    /// Returns the page of a successful recorded request, if TMDb no longer serves that page. TMDb used to serve 1,000
    /// pages, and interpreted page 0 as page 1.
    static func page(of recording: Recording) -> Int? {
        guard (200..<300).contains(recording.status), let page = recording.decodedQuery["page"].flatMap(Int.init),
            !(1...500).contains(page)
        else { return nil }
        return page
    }
}
