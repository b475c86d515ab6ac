import Foundation
import NIOConcurrencyHelpers

/// The time of day, as a test sets it.
final class ManualDate: Sendable {

    private let seconds = NIOLockedValueBox(0.0)

    /// The time now.
    var now: Date { Date(timeIntervalSince1970: 784_111_777 + seconds.withLockedValue(\.self)) }

    func advance(by duration: Double) {
        seconds.withLockedValue { $0 += duration }
    }
}
