import NIOConcurrencyHelpers
import Synchronization

/// A thread for computations that must not delay readers: every other thread has precedence.
///
/// On a busy host, the thread hardly runs. A lock that a computation holds at that time delays each reader that needs
/// it, for up to seconds. So a computation takes no lock that readers take: SQLite does not count its memory, for
/// example.
///
/// A computation starts no task, resumes no continuation and uses no dispatch queue. The system may create a thread for
/// these, which would inherit the scheduling policy, and could later execute the tasks of readers. A process without
/// privileges cannot change the policy back. Results and progress are therefore delivered by another thread.
package final class BackgroundThread: Sendable {

    /// The task that waits for a computation.
    package struct Caller: Sendable {

        fileprivate final class State: Sendable {
            let isCancelled = Atomic(false)
        }

        fileprivate let state = State()
        fileprivate let delivery: SerialThread

        /// Whether the task was cancelled.
        package var isCancelled: Bool { state.isCancelled.load(ordering: .relaxed) }

        /// Calls a closure on another thread, after those of earlier reports and before the result is delivered.
        package func report(_ closure: @escaping @Sendable () -> Void) {
            delivery.execute(closure)
        }
    }

    private let computation: SerialThread
    private let delivery: SerialThread

    /// The number of computations that have not started.
    package var waitingCount: Int { computation.waitingCount }

    /// Starts a thread with a name for debuggers, of at most 15 characters.
    package convenience init(_ name: String) {
        self.init(name) { name, body in SystemThread.start(name, body) }
    }

    /// Starts a thread by a closure.
    init(_ name: String, startThread: @escaping SerialThread.StartThread) {
        computation = SerialThread(name, .idle, startThread)
        delivery = SerialThread(name, .normal, startThread)
    }

    /// Executes a computation after the computations that were added before, and waits for its result.
    ///
    /// If the task is cancelled, the computation continues and can read ``Caller/isCancelled``.
    ///
    /// - Parameters:
    ///   - priority: The priority of the caller. If it is raised to interactive, because a reader waits for the result,
    ///     another thread executes the computation too, and the first result is returned. Default:
    ///     ``RequestPriority/background``, which is never raised.
    ///   - body: The computation.
    /// - Throws: The error of the computation.
    package func run<Value: Sendable, Failure: Error>(
        raisedWith priority: RequestPriority = .background,
        _ body: @escaping @Sendable (Caller) throws(Failure) -> Value
    ) async throws(Failure) -> Value {
        let caller = Caller(delivery: delivery)
        let promotion = NIOLockedValueBox<PromotionObservation?>(nil)
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let receiver = NIOLockedValueBox<CheckedContinuation<Result<Value, Failure>, Never>?>(continuation)
                let execute: @Sendable () -> Void = {
                    guard receiver.withLockedValue({ $0 != nil }) else { return }
                    let result = Result { () throws(Failure) in try body(caller) }
                    caller.report { receiver.withLockedValue { $0.take() }?.resume(returning: result) }
                }
                computation.execute(execute)
                let observation = priority.onPromotion { [delivery] in delivery.execute(execute) }
                promotion.withLockedValue { $0 = observation }
            }
        } onCancel: {
            caller.state.isCancelled.store(true, ordering: .relaxed)
        }
        promotion.withLockedValue { $0.take() }?.end()
        return try result.get()
    }
}
