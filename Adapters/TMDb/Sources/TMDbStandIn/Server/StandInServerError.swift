/// An error that prevents the stand-in from running.
///
/// Future versions may add cases, so a `switch` in another package needs `@unknown default`.
@nonexhaustive
public enum StandInServerError: Error, Sendable, CustomStringConvertible {
    /// The port is in use or not permitted. `reason` is the system's error message.
    case cannotListen(port: Int, reason: String)
    /// The server is already running.
    case alreadyRunning
    /// The server stopped before the closure that uses it was called.
    case stoppedEarly

    public var description: String {
        switch self {
        case .cannotListen(let port, let reason): "The stand-in cannot listen on 127.0.0.1:\(port): \(reason)"
        case .alreadyRunning: "The stand-in is already running."
        case .stoppedEarly: "The stand-in stopped before it was ready."
        }
    }
}
