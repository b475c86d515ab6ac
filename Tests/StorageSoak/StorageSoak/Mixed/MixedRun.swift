import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence

/// A run in which four processes use one folder for some time, while the cache is damaged once, and one process is
/// replaced by a later version.
struct MixedRun: SoakRun {

    let name = "mixed"
    let summary = "Reads, writes, purges and evicts in four processes, with one damage and one upgrade in between."
    let fullAmount = 600
    let shortAmount = 4
    let unit = "seconds"
    let roundLimit = Duration.seconds(900)

    private static let workerCount = 4

    func run(_ soak: Soak) async throws -> String {
        try await soak.round(0) { folder in
            let reports = try await load(folder, soak)
            var total = MixedReport()
            for report in reports { total.add(report) }
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            let healings = files.count { $0.contains("set-aside") && $0.last?.isNumber == true }
            try expect(healings > 0, "the damaged cache was not renamed")
            try await verify(folder, increments: total.increments)
            return describe(total, reports, healings)
        }
    }

    /// Runs the workers, and damages the cache a third of the time after all of them have opened it.
    private func load(_ folder: URL, _ soak: Soak) async throws -> [MixedReport] {
        var generator = soak.generator(0)
        let reports = NIOLockedValueBox<[String]>([])
        let (starts, start) = AsyncStream.makeStream(of: Void.self)
        let workers = try (0..<Self.workerCount).map { number in
            let worker = MixedWorker(
                folder: folder, number: number, seed: generator.next(), seconds: soak.amount,
                isUpgraded: number == Self.workerCount - 1)
            return try WorkerProcess(worker) { line in
                guard line != MixedWorker.startLine else { return _ = start.yield() }
                reports.withLockedValue { $0.append(String(line)) }
            }
        }
        // A worker that fails does not start.
        Task {
            for worker in workers { _ = await worker.end() }
            start.finish()
        }
        for await _ in starts.prefix(Self.workerCount) {}
        try await Task.sleep(for: .seconds(soak.amount) / 3)
        try damageStructure(ofDatabaseAt: folder.appending(path: "cache.sqlite"))
        for worker in workers {
            let ending = await worker.end()
            try expect(ending == .exited(0), "a worker ended with \(ending); its error is above")
        }
        return try reports.withLockedValue { $0 }.map {
            try JSONDecoder().decode(MixedReport.self, from: Data($0.utf8))
        }
    }

    private func verify(_ folder: URL, increments: Int) async throws {
        let library = try await Database.userData(
            at: folder.appending(path: "library.sqlite"), migrations: .withCounters, logger: .silent)
        let cache = try await Database.cache(
            at: folder.appending(path: "cache.sqlite"), schema: SoakVersion.current.schema, logger: .silent)
        try await library.verifyStructure("library")
        try await cache.verifyStructure("cache")
        let counters = try await library.read { transaction throws(DatabaseError) in
            try transaction.all(SoakCounter.self)
        }
        let sum = counters.map(\.count).reduce(0, +)
        try expect(sum == increments, "the counters add up to \(sum), but \(increments) additions were acknowledged")
        await library.close()
        await cache.close()
    }

    private func describe(_ total: MixedReport, _ reports: [MixedReport], _ healings: Int) -> String {
        let operations = total.operations.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.formatted())" }
        let retries = total.retries.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value.formatted())" }
        let memory = reports.map { report in report.memory.map { "\($0 / 1024)" }.joined(separator: ", ") }
        let longest = (Duration.milliseconds(1) * total.longest.milliseconds).inMilliseconds
        return """
            \(total.operations.values.reduce(0, +).formatted()) operations, 0 errors; \
            \(total.increments.formatted()) increments add up; \(healings) damaged cache rebuilt; integrity ok
              operations: \(operations.joined(separator: "; "))
              repeated: \(retries.isEmpty ? "none" : retries.joined(separator: "; "))
              longest wait: \(longest) (\(total.longest.name))
              memory of each process at the quarters, in MB: \(memory.joined(separator: " | "))
            """
    }
}

/// Damages the pages of a database's tables and indexes so that SQLite notices it. Contents are not changed.
private func damageStructure(ofDatabaseAt file: URL) throws {
    let pageTypes: Set<UInt8> = [2, 5, 10, 13]
    let handle = try FileHandle(forUpdating: file)
    defer { try? handle.close() }
    let data = try handle.readToEnd() ?? Data()
    let size = data.count > 18 ? Int(data[16]) << 8 | Int(data[17]) : 4096
    for page in stride(from: 0, to: data.count, by: max(size, 512)) {
        // The first page begins with the header of the file.
        let offset = page == 0 ? 100 : page
        guard offset < data.count, pageTypes.contains(data[offset]) else { continue }
        try handle.seek(toOffset: UInt64(offset))
        try handle.write(contentsOf: Data([0x7F]))
    }
}
