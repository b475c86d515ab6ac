import ArgumentParser
import CoreDomain
import Logging
import PopcornServices
import Synchronization
import TMDb

/// The services that a command uses.
struct Session: Sendable {

    let services: PopcornServices
    let timeout: Duration

    /// Starts the services, runs a command, and shuts down the services.
    ///
    /// If an error is thrown, prints it to standard error and exits with its code.
    static func run(
        _ options: SettingsOptions, locale: LocaleOptions? = nil,
        _ work: @Sendable (Session) async throws(PopcornError) -> Void
    ) async throws {
        do throws(PopcornError) {
            try await run(Settings(options, locale: locale), work)
        } catch {
            Console.standardError(FailureLine(error: error, verbose: options.verbose).description)
            throw ExitCode(error.kind)
        }
    }

    /// Starts the services with existing settings, runs a command, and shuts down the services.
    static func run(
        _ settings: Settings, _ work: @Sendable (Session) async throws(PopcornError) -> Void
    ) async throws(PopcornError) {
        // Leaves time for a second attempt within the timeout.
        let httpClient = PooledHTTPClient(configuration: .init(requestTimeout: settings.timeout * 0.4))
        let configuration = settings.configuration(httpClient: HTTPRequestCounter(httpClient))
        try await withServices(configuration, closing: httpClient) { services throws(PopcornError) in
            try await work(Session(services: services, timeout: settings.timeout))
        }
    }

    /// Fetches a value, and measures the number of HTTP requests and the elapsed time.
    ///
    /// - Parameter isBounded: Whether the whole fetch must complete within twice the timeout plus 1 second. Each
    ///   request is always subject to the timeout.
    func measured<Value: Sendable>(
        isBounded: Bool = true,
        _ ask: @escaping @Sendable (PopcornServices) async throws(PopcornError) -> Sourced<Value>
    ) async throws(PopcornError) -> Measured<Value> {
        let tally = HTTPRequestCounter.Tally()
        let start = ContinuousClock.now
        let result = await HTTPRequestCounter.$tally.withValue(tally) { [services, timeout] in
            await Result { () async throws(PopcornError) in
                guard isBounded else { return try await ask(services) }
                // The title and the images configuration may each take the full timeout before a stale value is
                // returned. This deadline only ends other delays.
                return try await withDeadline(timeout * 2 + .seconds(1)) { () async throws(PopcornError) in
                    try await ask(services)
                }
            }
        }
        return Measured(
            answer: try result.get(), httpRequests: tally.count, elapsed: ContinuousClock.now - start)
    }
}

/// Starts the services, calls a closure with them, and shuts down the services and their HTTP client.
func withServices(
    _ configuration: PopcornServices.Configuration, closing httpClient: PooledHTTPClient,
    _ work: (PopcornServices) async throws(PopcornError) -> Void
) async throws(PopcornError) {
    let result = await Result { () async throws(PopcornError) in
        let services = try await PopcornServices(configuration)
        let result = await Result { () async throws(PopcornError) in try await work(services) }
        // Background refreshes in flight may complete.
        await services.shutdown()
        try result.get()
    }
    // The process ends, so a failure to close the client is ignored.
    try? await httpClient.shutdown()
    try result.get()
}

/// A value with its source, the number of HTTP requests, and the elapsed time.
struct Measured<Value: Sendable>: Sendable {

    let answer: Sourced<Value>
    let httpRequests: Int
    let elapsed: Duration

    var value: Value { answer.value }

    var source: SourceOutput {
        SourceOutput(
            origin: answer.origin, httpRequests: httpRequests, cachedAt: answer.cachedAt,
            failure: answer.failure?.message)
    }

    func sourceLine(label: String? = nil) -> SourceLine {
        SourceLine(
            label: label, origin: answer.origin, httpRequests: httpRequests, elapsed: elapsed,
            cachedAt: answer.cachedAt, failure: answer.failure?.message)
    }
}

/// An HTTP client that forwards requests to another client and counts them in the ``tally`` of the current task.
final class HTTPRequestCounter: TMDbHTTPClient {

    /// The number of requests so far, including failed requests.
    final class Tally: Sendable {
        private let requests = Atomic<Int>(0)

        var count: Int { requests.load(ordering: .relaxed) }

        fileprivate func increment() {
            requests.add(1, ordering: .relaxed)
        }
    }

    /// The tally of the current task. Background refreshes are not counted.
    @TaskLocal static var tally: Tally?

    private let httpClient: any TMDbHTTPClient

    init(_ httpClient: any TMDbHTTPClient) {
        self.httpClient = httpClient
    }

    func perform(_ request: TMDbHTTPRequest) async throws(TMDbHTTPError) -> TMDbHTTPResponse {
        Self.tally?.increment()
        return try await httpClient.perform(request)
    }

    func shutdown() async throws(TMDbHTTPError) {
        try await httpClient.shutdown()
    }
}
