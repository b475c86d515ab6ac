import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence
import PopcornServices

/// A worker that reads, writes and purges through services and through databases of its own, and then reports what it
/// counted. It ends with an error if any of its callers gets one that is not documented as temporary.
struct MixedWorker: Worker {

    /// The counters that all workers increment.
    static let counters = 0..<8
    private static let laneCount = 3
    /// The line that the worker says after it has opened the databases.
    static let startLine = "started"

    let folder: URL
    let number: Int
    let seed: UInt64
    let seconds: Int
    /// Whether the worker opens the cache with the declarations of a later version in the middle of the time.
    let isUpgraded: Bool

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb(), cacheByteCount: 3_000_000)
        let library = try await Database.userData(
            at: folder.appending(path: "library.sqlite"), migrations: .withCounters, logger: .silent)
        say(Self.startLine)
        let report = NIOLockedValueBox(MixedReport())
        let start = ContinuousClock.now
        try await withThrowingTaskGroup(of: Void.self) { group in
            for lane in 0..<Self.laneCount {
                group.addTask {
                    var lane = try MixedLane(
                        lane, of: self, popcorn: popcorn, library: library, report: report)
                    try await lane.run(until: start + .seconds(seconds))
                }
            }
            group.addTask {
                for quarter in 1...4 {
                    try await Task.sleep(until: start + .seconds(seconds) * Double(quarter) / 4)
                    report.withLockedValue { $0.memory.append(residentMemory) }
                }
            }
            group.addTask { try await useTitles(start, report) }
            try await group.waitForAll()
        }
        await popcorn.shutdown()
        await library.close()
        let json = try JSONEncoder().encode(report.withLockedValue { $0 })
        say(String(decoding: json, as: UTF8.self))
    }

    /// Writes and reads titles of one version, and of a later version in the second half of the time.
    private func useTitles(
        _ start: ContinuousClock.Instant, _ report: NIOLockedValueBox<MixedReport>
    ) async throws {
        let (middle, end) = (start + .seconds(seconds) / 2, start + .seconds(seconds))
        try await TitleUse<EarlierSoakTitle>(self, report).run(until: isUpgraded ? middle : end)
        if isUpgraded { try await TitleUse<SoakTitle>(self, report).run(until: end) }
    }
}
