import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers

/// A run that kills four processes while they write to one folder, and then compares the databases with what the
/// processes have reported.
struct KillRun: SoakRun {

    let name = "kill"
    let summary = "Kills four processes that write to one folder, at random moments, three times in a round."
    let fullAmount = 200
    let shortAmount = 3

    private static let workerCount = 4
    /// The number of times that the workers are started and killed in a round.
    private static let lifeCount = 3

    func run(_ soak: Soak) async throws -> String {
        var total = KillCounts()
        for round in soak.rounds {
            total.add(
                try await soak.round(round) { folder in
                    var generator = soak.generator(round)
                    var record = KillRecord()
                    var counts = KillCounts()
                    for life in 0..<Self.lifeCount {
                        let seeds = (0..<Self.workerCount).map { _ in generator.next() }
                        // Some are killed while they open the databases.
                        let delay = Duration.milliseconds(Int.random(in: 5...400, using: &generator))
                        record = try await live(
                            seeds, record, firstSequence: life * 1_000_000, delay: delay, in: folder)
                        counts.kills += Self.workerCount
                        try await verify(record, in: folder)
                    }
                    counts.rounds = 1
                    counts.writes = record.entries.acknowledgedCount
                    counts.titles = record.titles.acknowledgedCount
                    return counts
                })
        }
        return total.description
    }

    /// Starts the workers, kills them after a delay, and returns the record of their writes.
    private func live(
        _ seeds: [UInt64], _ record: KillRecord, firstSequence: Int, delay: Duration, in folder: URL
    ) async throws -> KillRecord {
        let record = NIOLockedValueBox(record)
        var workers: [WorkerProcess] = []
        do {
            // Also if one of them cannot be started.
            defer { for worker in workers { worker.kill() } }
            for (number, seed) in seeds.enumerated() {
                workers.append(
                    try WorkerProcess(
                        KillWorker(folder: folder, number: number, seed: seed, firstSequence: firstSequence)
                    ) { line in record.withLockedValue { $0.note(line) } })
            }
            try await Task.sleep(for: delay)
        }
        for worker in workers {
            let ending = await worker.end()
            try expect(ending == .killed(SIGKILL), "a worker ended by itself: \(ending)")
        }
        return record.withLockedValue { $0 }
    }

    private func verify(_ record: KillRecord, in folder: URL) async throws(Violation) {
        let stage = Stage(folder)
        stage.entries = record.entries
        stage.titles = record.titles
        stage.titleExpectation = .mayBeMissing
        try await stage.open()
        try await stage.library?.verifyStructure("library")
        try await stage.cache?.verifyStructure("cache")
        try await stage.readAllEntries()
        try await stage.readAllTitles()
        await stage.close()
    }
}

/// The writes that workers have reported.
private struct KillRecord: Sendable {

    var entries = Ledger()
    var titles = Ledger()

    /// Notes a line of a worker, such as `done entry 1003 17`.
    mutating func note(_ line: Substring) {
        let words = line.split(separator: " ")
        guard words.count == 4, let key = Int(words[2]) else { return }
        let sequence = Int(words[3])
        let ledger: WritableKeyPath<Self, Ledger> = words[1] == "entry" ? \.entries : \.titles
        if words[0] == "begin" {
            self[keyPath: ledger].begin([key], sequence)
        } else {
            self[keyPath: ledger].acknowledge([key], sequence)
        }
    }
}

/// The counts of the rounds.
private struct KillCounts: Sendable, CustomStringConvertible {
    var rounds = 0
    var kills = 0
    var writes = 0
    var titles = 0

    mutating func add(_ other: KillCounts) {
        rounds += other.rounds
        kills += other.kills
        writes += other.writes
        titles += other.titles
    }

    var description: String {
        """
        \(rounds.formatted()) rounds, \(kills.formatted()) processes killed; \(writes.formatted()) acknowledged \
        writes of the library, 0 lost; \(titles.formatted()) of the cache, 0 wrong; integrity ok
        """
    }
}
