import Synchronization

/// Whether what a flight fetched may still be written.
///
/// A purge revokes all permits before it deletes. A flight asks its permit within its write transaction, and writes run
/// one after the other, so nothing that was deleted comes back.
package final class WritePermit: Sendable {

    private let revocations: Revocations
    private let issued: Int
    private let revoked = Atomic(false)

    init(_ revocations: Revocations) {
        self.revocations = revocations
        issued = revocations.count
    }

    /// A permit that is never revoked.
    package convenience init() {
        self.init(Revocations())
    }

    package var isRevoked: Bool {
        revoked.load(ordering: .acquiring) || revocations.count != issued
    }

    func revoke() {
        revoked.store(true, ordering: .releasing)
    }
}

/// Counts how often all permits were revoked.
final class Revocations: Sendable {

    private let number = Atomic(0)

    var count: Int { number.load(ordering: .acquiring) }

    func revokeAll() {
        number.add(1, ordering: .acquiringAndReleasing)
    }
}
