import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

/// The handler of the requests of one run.
struct RequestHandler: Sendable {
    /// The sources of responses, in order of precedence.
    let sources: [any ResponseSource]
    /// The source of pictures, which need no credential.
    let pictures: PictureSource
    let credential: RequiredCredential
    /// A closure that returns whether an access token was issued to a user. Such requests need no other credential.
    let isUsersToken: @Sendable (String) -> Bool
    let maximumAge: Int
    /// A closure that records a request and returns the faults that apply to it.
    let receive: @Sendable (ReceivedRequest) -> FaultSchedule.AppliedFaults

    func respond(to request: Request, writer: consuming ResponseWriter, channel: any Channel) async throws {
        let target = request.head.path ?? "/"
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = parts.first.flatMap { String($0).removingPercentEncoding } ?? "/"
        let parameters = QueryParameters(parsing: parts.count > 1 ? String(parts[1]) : "")
        let verdict = receive(
            ReceivedRequest(
                method: request.method.rawValue, path: path, query: parameters.values,
                headerNames: request.headers.map(\.name.canonicalName)))
        if verdict.latency > .zero { try await wait(verdict.latency, on: channel) }

        let isHead = request.method == .head
        let delivery = Delivery(writer: writer, channel: channel, isHead: isHead)
        let incoming = IncomingRequest(
            method: isHead ? "GET" : request.method.rawValue, path: path, parameters: parameters,
            bearerToken: RequiredCredential.bearerToken(in: request.headers[.authorization]),
            body: try await Self.body(of: request))
        let isAdmitted = credential.isSatisfied(by: incoming) || incoming.bearerToken.map(isUsersToken) == true
        let response =
            pictures.response(to: incoming)
            ?? (isAdmitted ? sources.response(to: incoming) ?? .notFound : .unauthorised)
        if let fault = verdict.fault {
            try await deliver(response, with: fault, by: delivery)
        } else {
            try await deliver(response, to: request, by: delivery)
        }
    }

    private static func body(of request: Request) async throws -> [UInt8] {
        // TMDb's largest request, with 1,000 list items, has about a tenth of this size.
        let buffer = try await request.body.collect(upTo: 1 << 20)
        return Array(buffer.readableBytesView)
    }

    /// Waits on the connection's event loop, so that closing the connection also ends the wait.
    private func wait(_ latency: Duration, on channel: any Channel) async throws {
        let timer = channel.eventLoop.scheduleTask(in: TimeAmount(latency)) {}
        channel.closeFuture.whenComplete { _ in timer.cancel() }
        try await withTaskCancellationHandler {
            try await timer.futureResult.get()
        } onCancel: {
            timer.cancel()
        }
    }

    /// Sends a response. Successful responses to reads can be cached, and revalidated by their entity tag.
    private func deliver(_ response: StandInResponse, to request: Request, by delivery: consuming Delivery) async throws
    {
        guard [.get, .head].contains(request.method), response.status == 200 else {
            return try await delivery.send(response)
        }
        let tag = EntityTag.weak(for: response.body)
        let caching =
            response.isPrivate
            ? "max-age=0, private, must-revalidate"
            : "public, max-age=\(response.maximumAge ?? maximumAge)"
        let headers: HTTPFields = [.cacheControl: caching, .eTag: tag]
        if let known = request.headers[.ifNoneMatch], EntityTag.matches(known, tag: tag) {
            try await delivery.sendEmpty(status: 304, headers: headers)
        } else {
            try await delivery.send(response, headers: headers)
        }
    }

    private func deliver(_ response: StandInResponse, with fault: Fault, by delivery: consuming Delivery) async throws {
        switch fault {
        case .latency:
            try await delivery.send(response)
        case .rateLimited(let retryAfter):
            var headers = HTTPFields()
            headers[.retryAfter] = retryAfter?.headerValue
            try await delivery.send(.rateLimited, headers: headers)
        case .failure(let status, .tmdb):
            try await delivery.send(.serverFailure(status: status))
        case .failure(let status, .empty):
            try await delivery.sendEmpty(status: status)
        case .failure(let status, .html):
            try await delivery.sendPage(status: status)
        case .html:
            try await delivery.sendPage(status: 200)
        case .truncated:
            try await delivery.sendTruncated(response)
        case .malformed:
            let half = Array(response.body.prefix(response.body.count / 2))
            try await delivery.send(StandInResponse(status: response.status, body: half, type: response.type))
        case .wrongType(let member):
            try await delivery.send(response.withWrongType(of: member))
        case .oversized(let bytes, let declaresLength):
            try await delivery.sendOversized(bytes: bytes, declaresLength: declaresLength)
        case .stalled(let point):
            try await delivery.stall(at: point)
        case .reset:
            try await delivery.reset()
        }
    }
}

extension Fault.RetryAfter {
    fileprivate var headerValue: String {
        switch self {
        case .seconds(let seconds): String(seconds)
        case .date(let date): HTTPDate.text(for: date)
        case .raw(let text): text
        }
    }
}

extension StandInResponse {
    /// Returns the response with another type for one member: a number instead of a string, or an object instead of
    /// anything else.
    fileprivate func withWrongType(of member: String) -> StandInResponse {
        guard var object = try? RawJSONObject(parsing: body) else { return self }
        let isText = object[member]?.first == UInt8(ascii: "\"")
        object.set(member, to: Array((isText ? "17" : #"{"unexpected":true}"#).utf8)[...])
        return StandInResponse(status: status, body: object.bytes)
    }
}
