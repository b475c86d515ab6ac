import HTTPTypes
import Hummingbird
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A limit of the requests that are processed concurrently. Further requests are rejected: with status 503, or with
/// status 429 if only one client has too many requests. The client is ``PopcornConcurrency/RequestClient/current``.
///
/// A request counts once for each value that it reads at the same time, up to ``maximumCost``. Event streams are
/// counted separately. Health checks and metrics are not limited.
struct ConcurrencyLimit: Sendable {

    /// The maximum cost of a request.
    private static let maximumCost = 8

    private let requests: ConcurrencyCounter
    private let eventStreams: ConcurrencyCounter

    /// Creates a limit. If the rate of clients is limited, a client can have at most a quarter of the requests.
    init(_ limits: ServerLimits) {
        func counter(_ maximum: Int, _ noun: String) -> ConcurrencyCounter {
            ConcurrencyCounter(
                of: noun, maximum: maximum, clientMaximum: limits.clientRate == nil ? .max : maximum.quarter)
        }
        requests = counter(limits.requests, "requests")
        eventStreams = counter(limits.eventStreams, "event streams")
    }

    /// Begins a request.
    ///
    /// - Throws: ``Problem`` if too many requests are in progress.
    func begin(cost: Int) throws(Problem) -> ConcurrencyCounter.Use {
        try requests.begin(min(cost, Self.maximumCost))
    }

    /// Returns the response, which holds the use until it is written. An event stream holds a use of the event streams
    /// instead.
    ///
    /// - Throws: ``Problem`` if too many event streams are open.
    func holding(_ use: ConcurrencyCounter.Use, by response: Response) throws(Problem) -> Response {
        if response.isEventStream { return response.holding(try eventStreams.begin()) }
        return response.body.contentLength == nil ? response.holding(use) : withExtendedLifetime(use) { response }
    }
}

extension Int {
    /// The part of a maximum that a client can have, at least 1.
    var quarter: Int { Swift.max(self / 4, 1) }
}

extension Request {

    /// The components of the path. As for the router, slashes that are repeated or at the end are ignored.
    var pathComponents: [Substring] { uri.path.split(separator: "/") }

    /// Whether the request is a health check or reads metrics, which are served in every state of the service.
    var isOperation: Bool {
        let path = uri.path
        // All other paths are decided by their beginning.
        guard path.hasPrefix("//") || path.hasPrefix("/metrics") || path.hasPrefix("/health") else { return false }
        let components = pathComponents
        return components == ["metrics"] || components.count > 1 && components[0] == "health"
    }

    /// Whether the path is that of the Model Context Protocol.
    var isMCP: Bool { pathComponents == [MCPRoutes.path.dropFirst()] }
}

extension Response {

    /// Whether the body is a stream of events, which does not end by itself.
    var isEventStream: Bool {
        headers[.contentType]?.hasPrefix("text/event-stream") == true
    }

    /// Returns the response with a body that holds an object until it is written.
    func holding(_ object: any AnyObject & Sendable) -> Response {
        var response = self
        let body = body
        response.body = ResponseBody(contentLength: body.contentLength) { writer in
            try await body.write(writer)
            withExtendedLifetime(object) {}
        }
        return response
    }
}

/// A counter of concurrent uses, with a maximum in total and a maximum for each client.
final class ConcurrencyCounter: Sendable {

    private struct State {
        var used = 0
        /// The number of uses of each client that has one or more.
        var usedByClient: [RequestClient: Int] = [:]

        mutating func add(_ count: Int, of client: RequestClient) {
            used += count
            let ofClient = usedByClient[client, default: 0] + count
            usedByClient[client] = ofClient > 0 ? ofClient : nil
        }
    }

    private let noun: String
    private let maximum: Int
    private let clientMaximum: Int
    private let state = NIOLockedValueBox(State())

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - noun: The noun for the uses in problems.
    ///   - maximum: The maximum.
    ///   - clientMaximum: The maximum of a client.
    init(of noun: String, maximum: Int, clientMaximum: Int) {
        self.noun = noun
        self.maximum = maximum
        self.clientMaximum = clientMaximum
    }

    /// The number of uses.
    var count: Int { state.withLockedValue(\.used) }

    /// Begins a use of the client of the current task, which ends when it is deallocated. The maximum of a client does
    /// not apply to ``PopcornConcurrency/RequestClient/none``.
    ///
    /// - Parameter cost: The number of uses that the use counts as. It may exceed the maximum. Default: 1.
    /// - Throws: ``Problem`` of kind `overloaded`, or of kind `tooManyRequests` if only the maximum of the client is
    ///   reached.
    func begin(_ cost: Int = 1) throws(Problem) -> Use {
        let client = RequestClient.current
        let problem = state.withLockedValue { state -> Problem? in
            guard state.used < maximum else {
                return Problem(
                    .overloaded, "The service has too many \(noun) at the same time.", retryAfter: .seconds(1))
            }
            guard client == .none || state.usedByClient[client, default: 0] < clientMaximum else {
                return Problem(
                    .tooManyRequests, "The client has too many \(noun) at the same time.", retryAfter: .seconds(1))
            }
            state.add(cost, of: client)
            return nil
        }
        if let problem { throw problem }
        return Use(counter: self, client: client, cost: cost)
    }

    /// A use of a counter. It ends when it is deallocated, because a response can be dropped without being written.
    final class Use: Sendable {
        private let counter: ConcurrencyCounter
        private let client: RequestClient
        private let cost: Int

        fileprivate init(counter: ConcurrencyCounter, client: RequestClient, cost: Int) {
            self.counter = counter
            self.client = client
            self.cost = cost
        }

        deinit { counter.state.withLockedValue { $0.add(-cost, of: client) } }
    }
}
