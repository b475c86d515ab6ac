import CoreDomain
import CoreDomainTestHelpers
import Foundation
import InMemoryLogging
import Logging
import MetricsTestKit
import NIOConcurrencyHelpers
import PopcornCaching
import PopcornConcurrency

/// A cached reader of strings, with scripted responses from TMDb and a manual clock.
final class TestReading: Sendable {

    let clock = ManualClock()
    let store: TestStore
    let metrics = TestMetrics()
    private let log = InMemoryLogHandler()
    let environment: CachingEnvironment
    let uses: TitleUses
    let reader: CachedReader<TestStore>

    private struct Script {
        var outcomes: [Result<String, PopcornError>] = []
        var requests = 0
        var priorities: [RequestPriority] = []
        var taskPriorities: [TaskPriority] = []
        var gate: Gate?
        var taskPriority: TaskPriority?
    }

    private let script = NIOLockedValueBox(Script())

    init(
        policy: FreshnessPolicy = FreshnessPolicy(jitter: 0), store: TestStore = TestStore(),
        readDeadline: Duration? = nil, isWriteBlocked: Bool = false, uses: TitleUses = TitleUses(),
        leases: (any FetchLeases)? = nil,
        sleep: @escaping @Sendable (Duration) async -> Void = TestReading.sleep,
        flushUses: @escaping @Sendable () async -> Void = {}
    ) {
        self.store = store
        self.uses = uses
        environment = CachingEnvironment(
            policy: policy, readDeadline: readDeadline, clock: clock.clock, metrics: metrics,
            logger: Logger(label: "test") { [log] _ in log }, isWriteBlocked: { isWriteBlocked },
            leases: leases, uses: uses, flushUses: flushUses, sleep: sleep)
        reader = CachedReader("movie", store: store, environment: environment) { text, _ in
            text.value == "settled" ? .settled : .usual
        }
    }

    /// Ends immediately, except the sleeps between two checks whether a write is blocked.
    static let sleep: @Sendable (Duration) async -> Void = { duration in
        if duration == .milliseconds(100) { await endlessSleep(duration) }
    }

    /// Waits until the task is cancelled.
    static let endlessSleep: @Sendable (Duration) async -> Void = { _ in
        _ = await CancellablePromise<Void>().value()
    }

    /// Sets the outcomes of the requests, in order. The last one is repeated.
    ///
    /// - Parameters:
    ///   - gate: The gate that each request passes. Default: none.
    ///   - taskPriority: The priority that the task of each request must reach to continue. Default: any.
    func tmdb(
        _ outcomes: Result<String, PopcornError>..., gate: Gate? = nil, taskPriority: TaskPriority? = nil
    ) {
        script.withLockedValue { script in
            script.outcomes = outcomes
            script.gate = gate
            script.taskPriority = taskPriority
        }
    }

    /// The number of requests.
    var requests: Int { script.withLockedValue(\.requests) }

    /// The priorities of the requests, in order. A raised priority is interactive.
    var priorities: [RequestPriority] { script.withLockedValue(\.priorities) }

    /// The priorities of the tasks of the requests, after their gates opened.
    var taskPriorities: [TaskPriority] { script.withLockedValue(\.taskPriorities) }

    func read(
        _ policy: ReadPolicy = .cacheFirst, key: TestKey = TestKey(), failsFastDuringBackoff: Bool = false
    ) async throws(PopcornError) -> Sourced<String> {
        try await reader.read(key, policy, including: (), failsFastDuringBackoff: failsFastDuringBackoff) {
            _, _ throws(PopcornError) in
            try await self.request()
        }
    }

    /// Returns the error of a read; `nil` if the read succeeds.
    func failure(_ policy: ReadPolicy = .cacheFirst, key: TestKey = TestKey()) async -> PopcornError? {
        do throws(PopcornError) {
            _ = try await read(policy, key: key)
            return nil
        } catch {
            return error
        }
    }

    /// Waits until no requests or refreshes are running or waiting.
    func settled() async {
        while environment.pendingWorkCount > 0, !Task.isCancelled { await Task.yield() }
    }

    private func request() async throws(PopcornError) -> String {
        let (outcome, gate, taskPriority) = script.withLockedValue { script in
            script.requests += 1
            script.priorities.append(.current)
            let outcome = script.outcomes.count > 1 ? script.outcomes.removeFirst() : script.outcomes.first
            return (outcome, script.gate, script.taskPriority)
        }
        await gate?.pass()
        while let taskPriority, Task.currentPriority < taskPriority, !Task.isCancelled { await Task.yield() }
        script.withLockedValue { $0.taskPriorities.append(Task.currentPriority) }
        if Task.isCancelled { throw PopcornError(.cancelled, "cancelled") }
        guard let outcome else { throw PopcornError(.unavailable, "not scripted") }
        return try outcome.get()
    }

    /// Returns the count of an outcome; -1 if the metric is missing.
    func count(_ metric: String, _ outcome: String) -> Int64 {
        let counter = try? metrics.expectCounter(metric, [("content", "movie"), ("outcome", outcome)])
        return counter?.totalValue ?? -1
    }

    /// The messages of the logged warnings.
    var warnings: [String] { log.entries.filter { $0.level == .warning }.map(\.message.description) }

    func reads(_ outcome: String) -> Int64 { count("popcorn_cache_reads_total", outcome) }

    func refreshes(_ outcome: String) -> Int64 { count("popcorn_cache_refreshes_total", outcome) }
}

extension PopcornError {
    static let unavailable = PopcornError(.unavailable, "TMDb cannot be reached")
    static let notFound = PopcornError(.notFound, "TMDb has no movie 550")
}
