/// The sequence numbers that a database may contain for each key.
struct Ledger: Sendable {

    private struct Row {
        /// The sequence number of the last acknowledged write; `nil` after an acknowledged deletion.
        var acknowledged: Int?
        /// The sequence numbers of later writes that threw an error. They may have been written.
        var uncertain: [Int?] = []
        /// The sequence numbers of all writes, also of those that threw an error.
        var all: Set<Int> = []
    }

    private var rows: [Int: Row] = [:]
    private var lastSequence = 0
    private(set) var acknowledgedCount = 0

    /// The keys that were written.
    var keys: [Int] { rows.keys.sorted() }

    /// Returns a sequence number that was not used before.
    mutating func nextSequence() -> Int {
        lastSequence += 1
        return lastSequence
    }

    /// Notes a write or a deletion before it begins. Until it is acknowledged, its result is unknown.
    mutating func begin(_ keys: [Int], _ sequence: Int?) {
        for key in keys {
            rows[key, default: Row()].uncertain.append(sequence)
            if let sequence { rows[key]?.all.insert(sequence) }
        }
    }

    /// Notes that a write or a deletion has returned without an error.
    mutating func acknowledge(_ keys: [Int], _ sequence: Int?) {
        acknowledgedCount += 1
        for key in keys {
            rows[key]?.acknowledged = sequence
            rows[key]?.uncertain = []
        }
    }

    /// Returns whether a durable database may contain a sequence number, or no row, for a key.
    func allows(_ sequence: Int?, for key: Int) -> Bool {
        guard let row = rows[key] else { return sequence == nil }
        return sequence == row.acknowledged || row.uncertain.contains(sequence)
    }

    /// Returns whether a sequence number was ever written for a key.
    func hasWritten(_ sequence: Int, for key: Int) -> Bool {
        rows[key]?.all.contains(sequence) ?? false
    }

    /// Returns the sequence numbers that a durable database may contain for a key.
    func description(of key: Int) -> String {
        guard let row = rows[key] else { return "nothing was written" }
        let uncertain = row.uncertain.map { $0.map(String.init) ?? "none" }.joined(separator: ", ")
        return "acknowledged \(row.acknowledged.map(String.init) ?? "none"), uncertain [\(uncertain)]"
    }
}
