import CoreDomainTestHelpers
import Foundation
import NIOConcurrencyHelpers
import PopcornPersistence

/// A title of a version.
protocol VersionedTitle: AggregateEntity, Equatable, Sendable where Key == SoakTitle.Key {
    var sequence: Int { get }
    init(version titleID: Int, sequence: Int)
}

extension EarlierSoakTitle: VersionedTitle {
    init(version titleID: Int, sequence: Int) {
        self.init(SoakTitle(titleID, sequence: sequence))
    }
}

extension SoakTitle: VersionedTitle {
    init(version titleID: Int, sequence: Int) {
        self.init(titleID, sequence: sequence)
    }
}

/// The use of a cache by a version of a program, next to the services that have the same file open.
struct TitleUse<Title: VersionedTitle> {

    /// The maximum time for which an operation is repeated.
    private static var patience: Duration { .seconds(20) }

    private let worker: MixedWorker
    private let report: NIOLockedValueBox<MixedReport>

    init(_ worker: MixedWorker, _ report: NIOLockedValueBox<MixedReport>) {
        self.worker = worker
        self.report = report
    }

    func run(until end: ContinuousClock.Instant) async throws {
        let file = worker.folder.appending(path: "cache.sqlite")
        let cache = try await retried("open") { () async throws(DatabaseError) in
            try await Database.cache(at: file, schema: Schema(Title.self), logger: .silent)
        }
        var generator = SeededGenerator(seed: worker.seed &+ 99)
        var sequence = 0
        while ContinuousClock.now < end {
            sequence += 1
            let title = Title(version: Int.random(in: 0..<100, using: &generator), sequence: sequence)
            if Bool.random(using: &generator) {
                try await retried("write a title") { () async throws(DatabaseError) in
                    try await cache.write { transaction throws(DatabaseError) in try transaction.store(title) }
                }
            } else {
                let found = try await retried("read a title") { () async throws(DatabaseError) in
                    try await cache.find(Title.self, title.key, including: RelationSelection())?.entity
                }
                if let found {
                    let expected = Title(version: found.key.titleID, sequence: found.sequence)
                    try expect(found == expected, "title \(found.key.titleID) has wrong content")
                }
            }
            try await Task.sleep(for: .milliseconds(10))
        }
        await cache.close()
    }

    /// Repeats an operation that throws a temporary error: another process has replaced the file or damage was found,
    /// so the file is being reopened, or another writer holds the lock.
    private func retried<Value>(
        _ name: String, _ body: () async throws(DatabaseError) -> Value
    ) async throws -> Value {
        let start = ContinuousClock.now
        while true {
            do throws(DatabaseError) {
                let value = try await body()
                report.withLockedValue { $0.count(name, start.duration(to: .now)) }
                return value
            } catch {
                guard let reason = error.temporaryReason, start.duration(to: .now) < Self.patience else { throw error }
                report.withLockedValue { $0.retries["\(name): \(reason)", default: 0] += 1 }
            }
            try await Task.sleep(for: .milliseconds(5))
        }
    }
}

extension DatabaseError {
    /// The name of an error of a cache after which a later attempt may succeed; `nil` for other errors.
    fileprivate var temporaryReason: String? {
        switch self {
        case .fileChanged: "file replaced"
        case .lockTimeout: "lock held"
        case _ where isCorruption: "damage found"
        default: nil
        }
    }
}
