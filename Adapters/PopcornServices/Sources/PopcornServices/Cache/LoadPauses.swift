import CoreDomain
import Foundation
import Logging
import PopcornCaching

/// The pauses of a warm-up or a refresh after temporary failures of TMDb.
struct LoadPauses {

    /// The maximum number of retries of a request.
    static let retryLimit = 5
    /// The maximum number of consecutive pauses without a response of TMDb.
    static let pauseLimit = 20
    /// The first pause after a failure for which TMDb requested no delay, in seconds. Each further pause is twice as
    /// long.
    private static let firstPause = 1.0
    /// The maximum pause after a failure for which TMDb requested no delay, in seconds.
    private static let longestPause = 60.0
    /// The maximum pause that TMDb can request, in seconds.
    private static let longestRequestedPause = 3600.0

    private let environment: CachingEnvironment
    /// The number of pauses so far.
    private(set) var count = 0
    /// The number of pauses since the last response of TMDb.
    private var consecutive = 0

    init(environment: CachingEnvironment) {
        self.environment = environment
    }

    /// Records a response of TMDb.
    mutating func recordResponse() {
        consecutive = 0
    }

    /// Begins a pause after a temporary failure.
    ///
    /// - Returns: The duration and the end of the pause; `nil` if the warm-up or refresh must end.
    mutating func begin(after error: PopcornError) -> (duration: Duration, end: Date)? {
        guard consecutive < Self.pauseLimit, !environment.isShutDown else { return nil }
        var delay = min(Self.firstPause * exp2(Double(consecutive)), Self.longestPause)
        if let requested = error.retryAfter { delay = min(requested / .seconds(1), Self.longestRequestedPause) }
        consecutive += 1
        count += 1
        environment.logger.debug(
            "The load of the cache pauses", metadata: ["seconds": "\(delay)", "error": "\(error)"])
        return (.seconds(delay), environment.clock.now.addingTimeInterval(delay))
    }
}

extension PopcornError {

    static var loadCancelled: PopcornError { PopcornError(.cancelled, "The load of the cache was cancelled") }

    /// Whether a later attempt can succeed.
    var isTemporary: Bool {
        switch kind {
        case .rateLimited, .overloaded, .unavailable: true
        default: false
        }
    }
}
