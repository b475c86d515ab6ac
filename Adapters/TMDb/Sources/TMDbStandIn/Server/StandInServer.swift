public import Foundation
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
public import ServiceLifecycle

/// A stand-in for TMDb on the loopback interface, for tests and demonstrations.
///
/// ```swift
/// try await StandInServer.run { server in
///     let client = try TMDbClient(credential: .accessToken("any"), baseURL: server.baseURL)
///     server.inject(.failure(status: 503), matching: "/3/movie/*", times: 1)
///     let movie = try await client.movies.details(forMovie: 550)
///     #expect(movie.title == "Fight Club")
///     #expect(server.requestCount == 2)
///     try await client.shutdown()
/// }
/// ```
///
/// The server serves ``Recordings``. A recorded request gets its recorded response, byte for byte. Other responses are
/// composed as TMDb would: `append_to_response` from the recorded resources, a language from the closest recorded one,
/// and images in the requested languages only. Appended resources that are not recorded are omitted, as are seasons
/// that the series does not have, and account states without a session. A request without a matching response gets
/// TMDb's 404. A request without a credential gets TMDb's 401.
///
/// With a ``GeneratedCatalogue``, the server supports every operation in TMDb's OpenAPI description. Responses that are
/// not recorded are generated from the catalogue's titles, or are samples for known titles. Lists and searches start
/// with the recorded titles. All other titles get a 404. By default, a generated catalogue is added to the bundled
/// sample catalogue, but not to a recordings folder.
///
/// Each image path has a picture at ``imageBaseURL``, which is drawn from its name. Pictures need no credential.
///
/// The daily ID exports of movies, series and people are at ``exportsBaseURL``, for any day. The exports contain the
/// recorded titles and all titles of the catalogue. Exports need no credential and support ranges.
///
/// The server stores user data in memory. Sessions, guest sessions, ratings, favourites, watchlists and lists of both
/// API versions can be created and changed as with TMDb. ``resetUserState()`` deletes them. Any user name and password
/// are accepted, and each name has its own account. After 64 MiB of requests that change data, further changes are
/// rejected with status 507 until the data is deleted. A token that is not approved explicitly counts as approved by a
/// user named `standin`. Tokens and sessions do not expire. Requests about a user without a session fail with TMDb's
/// status code 3. Recorded requests still get their recorded response.
public final class StandInServer: Service {
    private struct State {
        var log = RequestLog()
        var faults: FaultSchedule
        var port: Int
        /// The connections of the current run.
        var connections: OpenConnections?
    }

    private let configuration: Configuration
    private let onReady: (@Sendable (StandInServer) async -> Void)?
    private let state: NIOLockedValueBox<State>
    private let users: UserSource
    /// The sources of responses, in order of precedence.
    private let sources: [any ResponseSource]
    private let pictures: PictureSource
    private let exports: Exports

    /// Creates a stand-in. Call ``run()`` to start it.
    /// - Parameters:
    ///   - recordings: The recordings to serve.
    ///   - catalogue: The generated catalogue to serve in addition. Default: none.
    ///   - configuration: The configuration.
    ///   - onReady: A closure that is called when the server listens and its ``port`` is known.
    public init(
        recordings: Recordings, catalogue: GeneratedCatalogue? = nil, configuration: Configuration = Configuration(),
        onReady: (@Sendable (StandInServer) async -> Void)? = nil
    ) {
        self.configuration = configuration
        self.onReady = onReady
        pictures = PictureSource(kinds: RecordedPictureKinds(recordings: recordings))
        exports = Exports(recordings: recordings, catalogue: catalogue)
        let exact = RecordedResponseSource(recordings: recordings)
        let invented = catalogue.map { CatalogueSource.sources(for: $0, recordings: recordings) } ?? []
        let composed: [any ResponseSource] = [
            ResponseComposer(recordings: recordings, others: invented), AppendingSource(sources: invented),
        ]
        // Without a catalogue, it is unknown which titles exist, so users can rate any title.
        users = UserSource(
            recordings: recordings,
            rows: DetailsTitleRows(sources: [exact] + composed, others: catalogue == nil ? SampleTitleRows() : nil))
        sources =
            [exact, RequestLimits(), users, AccountStatesSource(users: users, sources: composed)] + composed
        state = NIOLockedValueBox(State(faults: FaultSchedule(configuration.faults), port: configuration.port))
    }

    /// Creates a stand-in that serves the bundled sample catalogue.
    /// - Parameters:
    ///   - catalogue: The generated catalogue to serve in addition. Default: 1,000 movies, 200 series and 500 people.
    ///   - configuration: The configuration.
    ///   - onReady: A closure that is called when the server listens and its ``port`` is known.
    /// - Throws: ``RecordingsError`` if the sample catalogue is not next to the executable.
    public convenience init(
        catalogue: GeneratedCatalogue? = GeneratedCatalogue(), configuration: Configuration = Configuration(),
        onReady: (@Sendable (StandInServer) async -> Void)? = nil
    ) throws(RecordingsError) {
        self.init(
            recordings: try .sampleCatalogue, catalogue: catalogue, configuration: configuration, onReady: onReady)
    }
}

// MARK: - URL

extension StandInServer {
    /// The port that the server listens on. While the server is not running, this is the configured port.
    public var port: Int { state.withLockedValue { $0.port } }

    /// The base URL: `http://127.0.0.1:` and the port.
    public var baseURL: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = port
        // These components always form a valid URL.
        return components.url ?? URL(filePath: "/")
    }

    /// The base URL of the pictures, to which a size and a path are appended, such as `w342` and `/a.jpg`.
    public var imageBaseURL: URL { baseURL.appending(path: "t/p") }

    /// The base URL of the daily ID exports, to which a file name is appended, such as `movie_ids_05_15_2026.json.gz`.
    public var exportsBaseURL: URL { baseURL.appending(path: "p/exports") }
}

// MARK: - Requests

extension StandInServer {
    /// The number of connected clients.
    var openConnectionCount: Int { state.withLockedValue { $0.connections }?.count ?? 0 }
}

extension StandInServer {
    /// The number of requests since the server was created, or since the last ``resetRequests()``.
    public var requestCount: Int { state.withLockedValue(\.log.count) }

    /// Returns the number of requests for a path, with any query. The first 100,000 paths are counted.
    public func requestCount(path: String) -> Int { state.withLockedValue { $0.log.countsByPath[path] ?? 0 } }

    /// The number of requests for each of the first 100,000 paths.
    public var requestCountsByPath: [String: Int] { state.withLockedValue { $0.log.countsByPath } }

    /// The latest 10,000 requests since the server was created, or since the last ``resetRequests()``, in order of
    /// arrival.
    public var requests: [ReceivedRequest] { state.withLockedValue { $0.log.requests } }

    /// Removes the recorded requests and resets their number to 0.
    public func resetRequests() { state.withLockedValue { $0.log = RequestLog() } }
}

// MARK: - Users

extension StandInServer {
    /// Deletes all sessions, ratings, favourites, watchlists and lists. Previous sessions become invalid.
    public func resetUserState() { users.reset() }
}

// MARK: - Faults

extension StandInServer {
    /// Adds a fault for future requests, after the existing faults.
    /// - Parameters:
    ///   - fault: The fault.
    ///   - pathPattern: The pattern of the paths that the fault applies to. `*` matches any text. Default: every path.
    ///   - times: The number of requests that the fault applies to. Default: all.
    ///   - every: The interval: the fault applies to every n-th matching request. Default: 1.
    public func inject(_ fault: Fault, matching pathPattern: String? = nil, times: Int? = nil, every: Int = 1) {
        inject(FaultRule(fault, matching: pathPattern, times: times, every: every))
    }

    /// Adds a fault for future requests, after the existing faults.
    public func inject(_ rule: FaultRule) { state.withLockedValue { $0.faults.add(rule) } }

    /// Replaces all faults, including the initial faults, for future requests. Each request gets either the old or the
    /// new faults.
    public func replaceFaults(with rules: [FaultRule]) { state.withLockedValue { $0.faults = FaultSchedule(rules) } }

    /// Removes all faults, including the initial faults.
    public func clearFaults() { replaceFaults(with: []) }
}

// MARK: - Running

extension StandInServer {
    /// Serves requests until the task is cancelled or, in a service group, a graceful shutdown begins. In both cases,
    /// all connections are closed immediately, including stalled connections.
    /// - Throws: ``StandInServerError``.
    public func run() async throws {
        let connections = OpenConnections()
        let isFirst = state.withLockedValue { state in
            guard state.connections == nil else { return false }
            state.connections = connections
            return true
        }
        guard isFirst else { throw StandInServerError.alreadyRunning }
        defer {
            state.withLockedValue { state in
                state.connections = nil
                state.port = configuration.port
            }
        }

        let server = try makeServer(connections: connections)
        do {
            try await withTaskCancellationOrGracefulShutdownHandler {
                try await server.run()
            } onCancelOrGracefulShutdown: {
                connections.closeAll()
            }
        } catch let error as IOError {
            throw StandInServerError.cannotListen(
                port: configuration.port, reason: String(cString: strerror(error.errnoCode)))
        }
    }

    private func makeServer(connections: OpenConnections) throws -> any Service {
        let handler = RequestHandler(
            sources: sources, pictures: pictures, exports: exports, credential: configuration.credential,
            isUsersToken: users.knows(accessToken:), maximumAge: configuration.maximumAge
        ) { request in
            self.state.withLockedValue { state in
                state.log.append(request)
                return state.faults.apply(to: request)
            }
        }
        let builder = HTTPServerBuilder.http1(
            configuration: .init(additionalChannelHandlers: [connections.makeHandler()]))
        return try builder.buildServer(
            configuration: ServerConfiguration(address: .hostname("127.0.0.1", port: configuration.port)),
            eventLoopGroup: MultiThreadedEventLoopGroup.singleton, logger: configuration.logger
        ) { request, writer, channel in
            try await handler.respond(to: request, writer: writer, channel: channel)
        } onServerRunning: { channel in
            self.state.withLockedValue { $0.port = channel.localAddress?.port ?? $0.port }
            await self.onReady?(self)
        }
    }

    /// Runs a stand-in while a closure uses it. Stops the stand-in when the closure returns, throws or is cancelled.
    /// - Parameters:
    ///   - recordings: The recordings to serve.
    ///   - catalogue: The generated catalogue to serve in addition. Default: none.
    ///   - configuration: The configuration.
    ///   - isolation: The actor that `body` runs on. Default: the caller's.
    ///   - body: A closure that uses the server, which is listening when the closure is called.
    /// - Throws: ``StandInServerError``, or the error that `body` throws.
    public static func run<Result>(
        recordings: Recordings, catalogue: GeneratedCatalogue? = nil, configuration: Configuration = Configuration(),
        isolation: isolated (any Actor)? = #isolation, _ body: (StandInServer) async throws -> Result
    ) async throws -> Result {
        let (ready, readiness) = AsyncThrowingStream<Void, any Error>.makeStream()
        let server = StandInServer(recordings: recordings, catalogue: catalogue, configuration: configuration) { _ in
            readiness.yield()
        }
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                do {
                    try await server.run()
                    readiness.finish()
                } catch {
                    readiness.finish(throwing: error)
                }
            }
            defer { group.cancelAll() }
            var readySignals = ready.makeAsyncIterator()
            guard try await readySignals.next(isolation: isolation) != nil else {
                try Task.checkCancellation()
                throw StandInServerError.stoppedEarly
            }
            return try await body(server)
        }
    }

    /// Runs a stand-in with the sample catalogue while a closure uses it.
    /// - Parameters:
    ///   - catalogue: The generated catalogue to serve in addition. Default: 1,000 movies, 200 series and 500 people.
    ///   - configuration: The configuration.
    ///   - isolation: The actor that `body` runs on. Default: the caller's.
    ///   - body: A closure that uses the server, which is listening when the closure is called.
    /// - Throws: ``RecordingsError``, ``StandInServerError``, or the error that `body` throws.
    public static func run<Result>(
        catalogue: GeneratedCatalogue? = GeneratedCatalogue(), configuration: Configuration = Configuration(),
        isolation: isolated (any Actor)? = #isolation, _ body: (StandInServer) async throws -> Result
    ) async throws -> Result {
        try await run(
            recordings: try .sampleCatalogue, catalogue: catalogue, configuration: configuration, isolation: isolation,
            body)
    }
}
