import Dispatch
import Glibc
import NIOConcurrencyHelpers

/// A thread that executes closures in order. It ends with the object, after the closures that were added before.
///
/// If the system cannot create a thread, the threads of the callers execute the closures.
final class SerialThread: Sendable {

    /// The scheduling policy of a thread. <https://man7.org/linux/man-pages/man7/sched.7.html>
    enum Policy: Int32 {
        /// `SCHED_OTHER`.
        case normal = 0
        /// `SCHED_IDLE`. A normal thread interrupts it immediately, which a normal thread with the lowest priority does
        /// not allow.
        case idle = 5
    }

    /// Starts a thread with a name that executes a closure, or returns `false`.
    typealias StartThread = @Sendable (_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool

    /// The closures of a thread: those of tasks that wait for it, and their reports.
    private final class Work: Sendable {

        private let closures = NIOLockedValueBox<[@Sendable () -> Void]>([])
        /// Its value is the number of closures and, at the end, one more.
        private let available = DispatchSemaphore(value: 0)

        var count: Int { closures.withLockedValue(\.count) }

        func append(_ closure: @escaping @Sendable () -> Void) {
            closures.withLockedValue { $0.append(closure) }
            available.signal()
        }

        func end() { available.signal() }

        /// Waits for the next closure; returns `nil` at the end.
        func next() -> (@Sendable () -> Void)? {
            available.wait()
            return closures.withLockedValue { $0.isEmpty ? nil : $0.removeFirst() }
        }
    }

    private let work = Work()
    private let isStarted: Bool

    /// The number of closures that have not started.
    var waitingCount: Int { work.count }

    /// Starts a thread.
    ///
    /// - Parameters:
    ///   - name: The name for debuggers, of at most 15 characters.
    ///   - policy: The scheduling policy. If the system rejects it, the thread has that of the caller.
    ///   - startThread: A closure that starts a thread, and returns `false` if the system cannot create one.
    init(_ name: String, _ policy: Policy, _ startThread: @escaping StartThread) {
        isStarted = startThread(name) { [work] in
            var parameters = sched_param(sched_priority: 0)
            // On Linux, this is the policy of the thread.
            if policy != .normal { sched_setscheduler(0, policy.rawValue, &parameters) }
            while let closure = work.next() { closure() }
        }
    }

    deinit { work.end() }

    func execute(_ closure: @escaping @Sendable () -> Void) {
        work.append(closure)
        if !isStarted { work.next()?() }
    }
}
