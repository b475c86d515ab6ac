import NIOConcurrencyHelpers

/// A counter of uses at once with a maximum.
final class LeaseCounter: Sendable {

    let maximum: Int
    private let used = NIOLockedValueBox(0)

    init(maximum: Int) {
        self.maximum = maximum
    }

    /// The number of uses.
    var count: Int { used.withLockedValue { $0 } }

    /// Returns a use, which ends when it is deallocated; `nil` if the maximum is reached.
    func lease() -> Lease? {
        let isFree = used.withLockedValue { used in
            guard used < maximum else { return false }
            used += 1
            return true
        }
        return isFree ? Lease(counter: self) : nil
    }

    /// A use of a counter. It ends when it is deallocated, because a response can be dropped without being written.
    final class Lease: Sendable {
        private let counter: LeaseCounter

        fileprivate init(counter: LeaseCounter) {
            self.counter = counter
        }

        deinit { counter.used.withLockedValue { $0 -= 1 } }
    }
}
