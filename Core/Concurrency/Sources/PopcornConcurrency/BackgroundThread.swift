import Dispatch
import Foundation
import Glibc
import NIOConcurrencyHelpers

/// A thread with the lowest priority of the operating system, which executes closures in order. It ends with the object,
/// after the closures that were added before.
final class BackgroundThread: Sendable {

    /// The closures of a thread.
    private final class Work: Sendable {

        private let closures = NIOLockedValueBox<[@Sendable () -> Void]>([])
        /// Its value is the number of closures and, at the end, one more.
        private let available = DispatchSemaphore(value: 0)

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

    /// The niceness of the thread. Threads with the default, 0, go first.
    /// <https://man7.org/linux/man-pages/man7/sched.7.html>
    static let niceness: Int32 = 19

    private let work = Work()

    /// Starts a thread with a name for debuggers, of at most 15 characters.
    init(_ name: String) {
        let work = work
        Thread.detachNewThread {
            Thread.current.name = name
            // On Linux, this is the niceness of the thread. If it cannot be set, the thread has the default priority.
            setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, Self.niceness)
            while let closure = work.next() { closure() }
        }
    }

    deinit { work.end() }

    func execute(_ closure: @escaping @Sendable () -> Void) {
        work.append(closure)
    }
}
