/// Why the stand-in can't run.
public enum StandInServerError: Error, Sendable, CustomStringConvertible {
    /// The port is taken or not allowed. `reason` is the system's.
    case cannotListen(port: Int, reason: String)
    /// It runs already.
    case alreadyRunning
    /// It stopped before the work that needs it began.
    case stoppedEarly

    public var description: String {
        switch self {
        case .cannotListen(let port, let reason): "The stand-in can't listen on 127.0.0.1:\(port): \(reason)"
        case .alreadyRunning: "The stand-in runs already."
        case .stoppedEarly: "The stand-in stopped before it was used."
        }
    }
}
