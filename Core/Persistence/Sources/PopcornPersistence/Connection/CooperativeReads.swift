import Foundation
import Synchronization

/// The reads that run on threads of the cooperative pool, whose number is limited.
///
/// A read may block its thread on the disk. The limit leaves threads for other tasks.
package final class CooperativeReads: Sendable {

    /// The reads of all databases of this process. The limit is half of the processors, so it is 0 for one processor.
    package static let shared = CooperativeReads(limit: ProcessInfo.processInfo.activeProcessorCount / 2)

    private let limit: Int
    private let count = Atomic(0)

    init(limit: Int) {
        self.limit = limit
    }

    /// Adds a read unless the limit is reached. Call ``end()`` after the read.
    ///
    /// - Returns: Whether the read was added.
    func begin() -> Bool {
        if count.add(1, ordering: .relaxed).newValue <= limit { return true }
        end()
        return false
    }

    /// Removes a read.
    func end() {
        count.subtract(1, ordering: .relaxed)
    }
}
