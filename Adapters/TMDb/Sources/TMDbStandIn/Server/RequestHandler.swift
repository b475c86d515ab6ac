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
    /// The daily exports, which need no credential.
    let exports: Exports
    let credential: RequiredCredential
    /// A closure that returns whether an access token was issued to a user. Requests with such a token need no other
    /// credential.
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
        let delivery = Delivery(
            writer: writer, channel: channel, isHead: isHead,
            isLast: request.headers[.connection]?.lowercased() == "close")
        let incoming = IncomingRequest(
            method: isHead ? "GET" : request.method.rawValue, path: path, parameters: parameters,
            bearerToken: RequiredCredential.bearerToken(in: request.headers[.authorization]),
            body: try await Self.body(of: request))
        let answer = answer(to: incoming).changed(
            by: verdict.changes, appended: parameters.list("append_to_response"))
        if let fault = verdict.fault {
            try await deliver(answer, to: request, with: fault, by: delivery)
        } else {
            try await deliver(answer, to: request, by: delivery)
        }
    }

    private func answer(to request: IncomingRequest) -> Answer {
        if let path = ExportPath(request.path), request.method == "GET" { return .export(path.kind) }
        if request.path.hasPrefix(ExportPath.folder) { return .response(.notFound) }
        if let picture = pictures.response(to: request) { return .response(picture) }
        let isAdmitted = credential.isSatisfied(by: request) || request.bearerToken.map(isUsersToken) == true
        return .response(isAdmitted ? sources.response(to: request) ?? .notFound : .unauthorised)
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
    func deliver(_ answer: Answer, to request: Request, by delivery: consuming Delivery) async throws {
        let response = try await outgoing(answer, to: request, on: delivery.channel)
        if case .response = answer, let tag = response.headers[.eTag], let known = request.headers[.ifNoneMatch],
            EntityTag.matches(known, tag: tag)
        {
            var headers = response.headers
            headers[.contentType] = nil
            return try await delivery.sendEmpty(status: 304, headers: headers)
        }
        try await delivery.send(response)
    }

    /// Returns the headers with which a response can be cached. Only successful responses to reads have any.
    private func cachingHeaders(of response: StandInResponse, to request: Request) -> HTTPFields {
        guard [.get, .head].contains(request.method), response.status == 200 else { return [:] }
        let caching =
            response.isPrivate
            ? "max-age=0, private, must-revalidate"
            : "public, max-age=\(response.maximumAge ?? maximumAge)"
        return [.cacheControl: caching, .eTag: EntityTag.weak(for: response.body)]
    }

    /// Returns the response to send. Waits until the export is generated.
    func outgoing(_ answer: Answer, to request: Request, on channel: any Channel) async throws -> OutgoingResponse {
        switch answer {
        case .response(let response):
            return OutgoingResponse(response, headers: cachingHeaders(of: response, to: request))
        case .export(let kind):
            do {
                return try await exports.file(of: kind, for: channel).response(
                    method: request.method, headers: request.headers, maximumAge: maximumAge)
            } catch let error as IOError {
                return OutgoingResponse(.unwrittenExport(reason: error.description))
            }
        }
    }
}
