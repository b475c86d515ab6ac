import Foundation
import Logging
import Metrics
import NIOConcurrencyHelpers
import Tracing

/// The queue of spans that ended. A task exports them in batches, one request at a time.
///
/// The metric `popcorn_trace_spans_total` counts spans by `outcome`: `exported`; `dropped`, because the queue was full
/// or the server ended; and `failed`, because the collector did not store them.
final class SpanExporter: Sendable {

    /// The maximum number of spans that wait. Further spans are dropped.
    static let maximumWaitingSpans = 4_096
    /// The maximum number of spans of a request.
    static let maximumBatchSize = 512
    /// The maximum time between two requests while spans wait.
    static let interval = Duration.seconds(5)
    /// The maximum number of requests for a batch.
    static let maximumAttempts = 4
    /// The maximum pause between two requests for a batch.
    static let maximumPause = Duration.seconds(30)
    /// The maximum time for the export of the remaining spans at the end.
    static let endTime = Duration.seconds(3)

    private struct State {
        var waiting: [SpanRecord] = []
        var isFinished = false
        var isFailing = false
    }

    private let collector: TraceCollector
    private let resource: SpanAttributes
    private let logger: Logger
    private let random: @Sendable () -> UInt64
    private let sleep: @Sendable (Duration) async throws -> Void
    private let exported: Counter
    private let dropped: Counter
    private let failed: Counter
    private let state = NIOLockedValueBox(State())
    private let (wakeUps, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    /// Creates an exporter.
    ///
    /// - Parameters:
    ///   - resource: The attributes of the process.
    ///   - random: A function that returns random numbers, which vary the pauses.
    ///   - sleep: A function that waits, and throws an error if the task is cancelled. Default: the clock of the
    ///     system.
    init(
        _ collector: TraceCollector, resource: SpanAttributes, metrics: any MetricsFactory, logger: Logger,
        random: @escaping @Sendable () -> UInt64,
        sleep: @escaping @Sendable (Duration) async throws -> Void = { try await Task.sleep(for: $0) }
    ) {
        self.collector = collector
        self.resource = resource
        self.logger = logger
        self.random = random
        self.sleep = sleep
        func counter(_ outcome: String) -> Counter {
            Counter(label: "popcorn_trace_spans_total", dimensions: [("outcome", outcome)], factory: metrics)
        }
        (exported, dropped, failed) = (counter("exported"), counter("dropped"), counter("failed"))
    }

    /// Adds a span, or drops it if the queue is full or finished.
    func add(_ span: SpanRecord) {
        let count = state.withLockedValue { state -> Int? in
            guard !state.isFinished, state.waiting.count < Self.maximumWaitingSpans else { return nil }
            state.waiting.append(span)
            return state.waiting.count
        }
        guard let count else { return dropped.increment() }
        if count % Self.maximumBatchSize == 0 { wakeUp.yield() }
    }

    /// Exports spans, at regular intervals and when a batch is complete, until ``finish(_:)`` is called and no span
    /// waits.
    func run() async {
        async let _ = tick()
        for await _ in wakeUps { await exportWaiting() }
        await exportWaiting()
        // Only a cancelled task leaves spans.
        dropped.increment(by: state.withLockedValue { $0.waiting.count })
    }

    /// Finishes the queue, and returns when the remaining spans are exported or ``endTime`` is over.
    ///
    /// - Parameter task: The task that calls ``run()``.
    func finish(_ task: Task<Void, Never>) async {
        state.withLockedValue { $0.isFinished = true }
        wakeUp.finish()
        await withTaskGroup(of: Void.self) { group in
            group.addTask { await task.value }
            group.addTask { [sleep] in
                do { try await sleep(Self.endTime) } catch { return }
                task.cancel()
            }
            await group.next()
            group.cancelAll()
        }
    }

    private func tick() async {
        while (try? await sleep(Self.interval)) != nil { wakeUp.yield() }
    }

    private func exportWaiting() async {
        while !Task.isCancelled, let batch = takeBatch() { await export(batch) }
    }

    private func takeBatch() -> [SpanRecord]? {
        state.withLockedValue { state in
            let batch = Array(state.waiting.prefix(Self.maximumBatchSize))
            state.waiting.removeFirst(batch.count)
            return batch.isEmpty ? nil : batch
        }
    }

    private func export(_ batch: [SpanRecord]) async {
        guard let body = try? TraceBody(batch, resource: resource).data() else {
            return fail(batch.count, "a span cannot be encoded")
        }
        for attempt in 1...Self.maximumAttempts {
            switch await collector.send(body) {
            case .stored(let rejected):
                let rejected = min(max(rejected, 0), batch.count)
                exported.increment(by: batch.count - rejected)
                if rejected > 0 { return fail(rejected, "the collector rejected them") }
                let wasFailing = state.withLockedValue { state in
                    defer { state.isFailing = false }
                    return state.isFailing
                }
                if wasFailing { logger.notice("Spans are exported again") }
                return
            case .refused(let reason):
                return fail(batch.count, reason)
            case .unavailable(let reason, let retryAfter):
                let pause = min(retryAfter ?? pause(after: attempt), Self.maximumPause)
                guard attempt < Self.maximumAttempts, (try? await sleep(pause)) != nil else {
                    return fail(batch.count, reason)
                }
            }
        }
    }

    /// Counts spans that are not exported, and logs the first of several failures.
    private func fail(_ count: Int, _ reason: String) {
        failed.increment(by: count)
        let wasFailing = state.withLockedValue { state in
            defer { state.isFailing = true }
            return state.isFailing
        }
        if !wasFailing { logger.warning("Spans are not exported: \(reason)") }
    }

    /// Returns the pause after an attempt: 1 second after the first attempt, twice as long after each further attempt,
    /// shortened by up to half.
    private func pause(after attempt: Int) -> Duration {
        let fraction = Double(random() >> 11) * 0x1p-53
        return .seconds(1 << (attempt - 1)) * (1 - fraction / 2)
    }
}
