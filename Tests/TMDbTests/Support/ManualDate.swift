import Foundation
import NIOConcurrencyHelpers

/// A current date that only advances when a test advances it.
final class ManualDate: Sendable {

    private let seconds = NIOLockedValueBox(0.0)

    /// The current date.
    var now: Date { Date(timeIntervalSince1970: 784_111_777 + seconds.withLockedValue(\.self)) }

    func advance(by duration: Double) {
        seconds.withLockedValue { $0 += duration }
    }
}
