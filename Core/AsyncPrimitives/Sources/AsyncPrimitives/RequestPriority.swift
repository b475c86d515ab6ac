/// The priority of the requests that a task sends to TMDb.
///
/// The value of ``current`` applies to all requests of a task and of its child tasks.
package enum RequestPriority: Int, Comparable, Sendable {

    /// A request whose response no reader waits for, such as a refresh or a warm-up. It is sent when no interactive
    /// request waits.
    case background

    /// A request whose response a reader waits for.
    case interactive

    /// The priority of the requests of the current task. Default: ``interactive``.
    @TaskLocal package static var current = RequestPriority.interactive

    package static func < (lhs: RequestPriority, rhs: RequestPriority) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
