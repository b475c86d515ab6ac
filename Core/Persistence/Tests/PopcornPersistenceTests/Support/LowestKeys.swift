import NIOConcurrencyHelpers
import PopcornPersistence

/// An eviction that deletes the rows with the lowest keys, two at once.
final class LowestKeys: Evicting {

    let sizes = NIOLockedValueBox<[Int]>([])
    let commits = NIOLockedValueBox(0)

    func evictBatch(in transaction: borrowing WriteTransaction) throws(DatabaseError) -> EvictionBatch {
        let count = try transaction.delete(SampleEntity.self, where: "TRUE ORDER BY key", [], limit: 2)
        return EvictionBatch(count > 0 ? .deleted : .nothingLeft) { [commits] in
            commits.withLockedValue { $0 += 1 }
        }
    }

    func recordSize(_ bytes: Int) {
        sizes.withLockedValue { $0.append(bytes) }
    }
}
