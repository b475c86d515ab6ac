#if PostgreSQL
import Glibc

/// The events of a socket for which a thread can wait.
struct SocketEvents: OptionSet {
    let rawValue: Int32

    static let readable = SocketEvents(rawValue: Int32(POLLIN))
    static let writable = SocketEvents(rawValue: Int32(POLLOUT))
}

/// Waits until a socket has one of several events, or until a time. Blocks the thread.
///
/// - Returns: The events; empty if the time was reached, or a signal arrived. An error of the socket counts as both
///   events, so that the next operation reports it.
func wait(for events: SocketEvents, of socket: Int32, atMost duration: Duration) -> SocketEvents {
    guard socket >= 0 else { return [.readable, .writable] }
    var descriptor = pollfd(fd: socket, events: Int16(truncatingIfNeeded: events.rawValue), revents: 0)
    guard poll(&descriptor, 1, duration.milliseconds) > 0 else { return [] }
    let failed = Int32(descriptor.revents) & Int32(POLLERR | POLLHUP | POLLNVAL) != 0
    return failed ? [.readable, .writable] : SocketEvents(rawValue: Int32(descriptor.revents)).intersection(events)
}

extension Duration {

    /// The milliseconds, rounded up, from 0 to the maximum of an `int` of C.
    var milliseconds: Int32 {
        guard self > .zero else { return 0 }
        let (seconds, attoseconds) = components
        let fraction = (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        return seconds < 1_000_000 ? Int32(seconds * 1000 + fraction) : .max
    }
}
#endif
