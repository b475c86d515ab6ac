import PopcornPersistence

/// An eviction that deletes the titles that were written first, two at a time.
struct SoakEviction: Evicting {

    func evictBatch(
        in transaction: borrowing WriteTransaction, while mayContinue: () throws(DatabaseError) -> Bool
    ) throws(DatabaseError) -> EvictionBatch {
        var count = 0
        repeat {
            let deleted = try transaction.delete(SoakTitle.self, where: "TRUE ORDER BY sequence", [], limit: 2)
            guard deleted > 0 else { break }
            count += deleted
        } while try mayContinue()
        return EvictionBatch(count > 0 ? .deleted : .nothingLeft)
    }

    func recordSize(_ bytes: Int) {}
}
