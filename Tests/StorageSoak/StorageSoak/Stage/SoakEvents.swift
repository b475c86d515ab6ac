import NIOConcurrencyHelpers
import PopcornPersistence

/// The events of the databases of a round.
final class SoakEvents: Sendable {

    private let events = NIOLockedValueBox<[DatabaseEvent]>([])

    func note(_ event: DatabaseEvent) {
        events.withLockedValue { $0.append(event) }
    }

    /// The number of caches that were renamed and rebuilt.
    var rebuiltCount: Int {
        events.withLockedValue { $0.count { if case .setAside = $0 { true } else { false } } }
    }
}
