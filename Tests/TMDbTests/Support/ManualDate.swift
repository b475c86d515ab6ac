import Foundation
import Synchronization

/// The time of day, as a test sets it.
final class ManualDate: Sendable {

    private let seconds = Mutex(0.0)

    /// The time now.
    var now: Date { Date(timeIntervalSince1970: 784_111_777 + seconds.withLock(\.self)) }

    func advance(by duration: Double) {
        seconds.withLock { $0 += duration }
    }
}
