public import Foundation
import HummingbirdCore
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
public import ServiceLifecycle

/// A stand-in for TMDb on loopback, for tests and demonstrations.
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
/// It serves ``Recordings``: a request that was recorded gets its recording, byte for byte. Other requests are put
/// together as TMDb would: `append_to_response` from the recorded resources, a language from the nearest one recorded,
/// images of the wanted languages only. An appended resource that isn't recorded is left out, and so are a season that
/// the series doesn't have and account states without a session; a request that can't be answered gets TMDb's own 404,
/// and one without a credential TMDb's 401.
///
/// With a ``GeneratedCatalogue`` it answers every operation of TMDb's description. What is not recorded comes from the
/// catalogue's titles, or is a sample of what belongs to a known title. Lists and searches begin with the recorded
/// titles. What is neither recorded nor generated is still a 404. The bundled sample catalogue comes with a generated
/// one unless told otherwise, a recordings folder without.
///
/// It remembers users: sessions, guest sessions, ratings, favourites, watchlists and lists of both versions of the API
/// are made and changed as at TMDb, until ``resetUserState()`` or until the server stops. Any user name and password
/// signs in, each name to an account of its own, and a token that nobody approves counts as approved by a user called
/// `standin`. Tokens and sessions do not expire. A request about a user without a session fails with TMDb's code 3. A
/// recorded request still gets its recording.
public final class StandInServer: Service {
    private struct State {
        var log = RequestLog()
        var faults: FaultSchedule
        var port: Int
        /// Those of the current run.
        var connections: OpenConnections?
    }

    private let configuration: Configuration
    private let onReady: (@Sendable (StandInServer) async -> Void)?
    private let state: NIOLockedValueBox<State>
    private let users: RememberedUsers
    /// The sources of answers, in the order in which they are asked.
    private let sources: [any AnswerSource]

    /// Creates a stand-in, which ``run()`` starts.
    /// - Parameters:
    ///   - recordings: What it serves.
    ///   - catalogue: What it serves besides. By default nothing.
    ///   - configuration: How it behaves.
    ///   - onReady: Called once it listens; its ``port`` is known by then.
    public init(
        recordings: Recordings, catalogue: GeneratedCatalogue? = nil, configuration: Configuration = Configuration(),
        onReady: (@Sendable (StandInServer) async -> Void)? = nil
    ) {
        self.configuration = configuration
        self.onReady = onReady
        let exact = ExactRecordings(recordings: recordings)
        let invented = catalogue.map { CatalogueSource.sources(for: $0, recordings: recordings) } ?? []
        let composed: [any AnswerSource] = [
            AnswerComposer(recordings: recordings, others: invented), AppendingSource(sources: invented),
        ]
        // Without a catalogue nobody can tell which titles there are, so a user may rate any.
        users = RememberedUsers(
            recordings: recordings,
            rows: AnsweredTitleRows(sources: [exact] + composed, others: catalogue == nil ? SampleTitleRows() : nil))
        sources =
            [exact, LimitsOfRequests(), users, AccountStatesSource(users: users, sources: composed)] + composed
        state = NIOLockedValueBox(State(faults: FaultSchedule(configuration.faults), port: configuration.port))
    }

    /// Creates a stand-in that serves the bundled sample catalogue.
    /// - Parameters:
    ///   - catalogue: What it serves besides. By default 1,000 movies, 200 series and 500 people.
    ///   - configuration: How it behaves.
    ///   - onReady: Called once it listens; its ``port`` is known by then.
    /// - Throws: ``RecordingsError`` if the sample catalogue isn't beside the executable.
    public convenience init(
        catalogue: GeneratedCatalogue? = GeneratedCatalogue(), configuration: Configuration = Configuration(),
        onReady: (@Sendable (StandInServer) async -> Void)? = nil
    ) throws(RecordingsError) {
        self.init(
            recordings: try .sampleCatalogue, catalogue: catalogue, configuration: configuration, onReady: onReady)
    }
}

// MARK: - Address

extension StandInServer {
    /// The port it listens on. Before it runs this is the configured one, 0 by default.
    public var port: Int { state.withLockedValue { $0.port } }

    /// `http://127.0.0.1:` and the port.
    public var baseURL: URL {
        var components = URLComponents()
        components.scheme = "http"
        components.host = "127.0.0.1"
        components.port = port
        // These parts always make a URL.
        return components.url ?? URL(filePath: "/")
    }
}

// MARK: - Requests

extension StandInServer {
    /// How many clients are connected.
    var openConnectionCount: Int { state.withLockedValue { $0.connections }?.count ?? 0 }
}

extension StandInServer {
    /// How many requests came since the start or the last ``resetRequests()``.
    public var requestCount: Int { state.withLockedValue { $0.log.requests.count } }

    /// How many requests came for one path, whatever their query.
    public func requestCount(path: String) -> Int { state.withLockedValue { $0.log.countsByPath[path] ?? 0 } }

    /// How many requests came for each path.
    public var requestCountsByPath: [String: Int] { state.withLockedValue { $0.log.countsByPath } }

    /// The requests since then, in the order in which they came.
    public var requests: [ReceivedRequest] { state.withLockedValue { $0.log.requests } }

    /// Forgets the requests and starts counting anew.
    public func resetRequests() { state.withLockedValue { $0.log = RequestLog() } }
}

// MARK: - Users

extension StandInServer {
    /// Forgets every session, rating, mark and list. Old sessions are unknown from now on.
    public func resetUserState() { users.reset() }
}

// MARK: - Faults

extension StandInServer {
    /// Sets a fault for requests to come, behind those already set.
    /// - Parameters:
    ///   - fault: What goes wrong.
    ///   - pathPattern: The paths it strikes; `*` stands for any text. By default every path.
    ///   - times: How many requests it strikes. By default all.
    ///   - every: It strikes every n-th matching request.
    public func inject(_ fault: Fault, matching pathPattern: String? = nil, times: Int? = nil, every: Int = 1) {
        inject(FaultRule(fault, matching: pathPattern, times: times, every: every))
    }

    /// Sets a fault for requests to come, behind those already set.
    public func inject(_ rule: FaultRule) { state.withLockedValue { $0.faults.add(rule) } }

    /// Takes back every fault, those of the configuration too.
    public func clearFaults() { state.withLockedValue { $0.faults.removeAll() } }
}

// MARK: - Running

extension StandInServer {
    /// Serves until the task is cancelled or, in a service group, a graceful shutdown begins. Either closes every
    /// connection at once, stalled ones too.
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
            throw StandInServerError.cannotListen(port: configuration.port, reason: error.description)
        }
    }

    private func makeServer(connections: OpenConnections) throws -> any Service {
        let handler = RequestHandler(
            sources: sources, credential: configuration.credential, isUsersToken: users.knows(accessToken:),
            maximumAge: configuration.maximumAge
        ) { request in
            self.state.withLockedValue { state in
                state.log.append(request)
                return state.faults.verdict(path: request.path)
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

    /// Runs a stand-in while `body` works with it, and stops it when `body` returns, throws or is cancelled.
    /// - Parameters:
    ///   - recordings: What it serves.
    ///   - catalogue: What it serves besides. By default nothing.
    ///   - configuration: How it behaves.
    ///   - isolation: The actor that `body` runs on. By default the caller's.
    ///   - body: Works with the server, which listens by then.
    /// - Throws: ``StandInServerError``, or what `body` throws.
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

    /// Runs a stand-in with the sample catalogue while `body` works with it.
    /// - Parameters:
    ///   - catalogue: What it serves besides. By default 1,000 movies, 200 series and 500 people.
    ///   - configuration: How it behaves.
    ///   - isolation: The actor that `body` runs on. By default the caller's.
    ///   - body: Works with the server, which listens by then.
    /// - Throws: ``RecordingsError``, ``StandInServerError``, or what `body` throws.
    public static func run<Result>(
        catalogue: GeneratedCatalogue? = GeneratedCatalogue(), configuration: Configuration = Configuration(),
        isolation: isolated (any Actor)? = #isolation, _ body: (StandInServer) async throws -> Result
    ) async throws -> Result {
        try await run(
            recordings: try .sampleCatalogue, catalogue: catalogue, configuration: configuration, isolation: isolation,
            body)
    }
}
