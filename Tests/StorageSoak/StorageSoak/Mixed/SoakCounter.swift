import CoreInfrastructure
import PopcornPersistence

/// A row of the library that is only changed by adding 1 to its count.
struct SoakCounter: Equatable {
    static let table = "soak_counter"

    let key: Key
    let count: Int

    struct Key: Hashable {
        let counterID: Int
    }
}

extension SoakCounter: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        count = row.column("count", \.count)
    }
}

extension SoakCounter.Key: Entity {
    init(from row: Row<Self>) {
        counterID = row.column("counter_id", \.counterID)
    }
}

extension [Migration] {
    /// The migrations of the services, and one of a version that also has counters.
    static let withCounters =
        .library + [
            Migration(
                "soak.counter",
                "CREATE TABLE soak_counter (counter_id INTEGER NOT NULL PRIMARY KEY, count INTEGER NOT NULL) STRICT")
        ]
}

extension Database {

    /// Reads a counter, and stores the next number in the same transaction.
    func increment(_ counterID: Int) async throws(DatabaseError) {
        let key = SoakCounter.Key(counterID: counterID)
        try await write { transaction throws(DatabaseError) in
            let count = try transaction.find(SoakCounter.self, key)?.count ?? 0
            try transaction.store(SoakCounter(key: key, count: count + 1))
        }
    }
}
