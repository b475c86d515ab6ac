import PopcornPersistence

/// An eviction that deletes the titles that were written first, two at once.
struct SoakEviction: Evicting {

    func evictBatch(in transaction: borrowing WriteTransaction) throws(DatabaseError) -> EvictionBatch {
        let count = try transaction.delete(SoakTitle.self, where: "TRUE ORDER BY sequence", [], limit: 2)
        return EvictionBatch(count > 0 ? .deleted : .nothingLeft)
    }

    func recordSize(_ bytes: Int) {}
}
