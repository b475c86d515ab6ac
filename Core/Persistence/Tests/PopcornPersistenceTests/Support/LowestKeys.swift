import NIOConcurrencyHelpers
import PopcornPersistence

/// An eviction that deletes the rows with the lowest keys, two at a time.
final class LowestKeys: Evicting {

    let sizes = NIOLockedValueBox<[Int]>([])
    let commits = NIOLockedValueBox(0)

    /// The number of characters that each batch inserts before it deletes rows.
    private let insertedCount: Int

    init(insertedCount: Int = 0) {
        self.insertedCount = insertedCount
    }

    func evictBatch(
        in transaction: borrowing WriteTransaction, while mayContinue: () throws(DatabaseError) -> Bool
    ) throws(DatabaseError) -> EvictionBatch {
        if insertedCount > 0 {
            let text = String(repeating: "b", count: insertedCount)
            try transaction.insert(SampleEntity(key: .init(1000 + commits.withLockedValue(\.self)), text: text))
        }
        var count = 0
        repeat {
            let deleted = try transaction.delete(SampleEntity.self, where: "TRUE ORDER BY key", [], limit: 2)
            guard deleted > 0 else { break }
            count += deleted
        } while try mayContinue()
        return EvictionBatch(count > 0 ? .deleted : .nothingLeft) { [commits] in
            commits.withLockedValue { $0 += 1 }
        }
    }

    func recordSize(_ bytes: Int) {
        sizes.withLockedValue { $0.append(bytes) }
    }
}
