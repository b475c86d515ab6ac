import NIOConcurrencyHelpers
import Synchronization

/// A permit for a flight to write its result to the cache.
///
/// A full purge revokes all permits before it deletes, and the removal of a key revokes the permit of the key's flight.
/// A flight checks its permit inside its write transaction, and write transactions are serialised, so deleted values
/// cannot reappear. If several processes share a cache, the database compares the number of the last deletion.
package final class WritePermit: Sendable {

    private let revocations: Revocations
    private let issued: Int
    private let revoked = Atomic(false)
    private let deletion = NIOLockedValueBox<Int64?>(nil)

    init(_ revocations: Revocations) {
        self.revocations = revocations
        issued = revocations.count
    }

    /// Creates a permit that is never revoked.
    package convenience init() {
        self.init(Revocations())
    }

    package var isRevoked: Bool {
        revoked.load(ordering: .acquiring) || revocations.count != issued
    }

    /// The number of the last deletion before the fetch began, of all processes; `nil` if processes share no numbers.
    package var lastDeletion: Int64? { deletion.withLockedValue(\.self) }

    /// Records the number of the last deletion before the fetch.
    package func begin(after lastDeletion: Int64?) {
        deletion.withLockedValue { $0 = lastDeletion }
    }

    func revoke() {
        revoked.store(true, ordering: .releasing)
    }
}

/// A counter of the revocations of all permits.
final class Revocations: Sendable {

    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    func revokeAll() {
        number.add(1, ordering: .acquiringAndReleasing)
    }
}
