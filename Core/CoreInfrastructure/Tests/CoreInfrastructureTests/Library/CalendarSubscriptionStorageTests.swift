import CoreDomain
import Foundation
import Logging
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct CalendarSubscriptionStorageTests {

    private func subscription(of owner: String, _ hash: String, at seconds: Double) -> CoreCalendarSubscriptionEntity {
        CoreCalendarSubscriptionEntity(
            key: .init(owner: owner), secretHash: hash, createdAt: Date(timeIntervalSinceReferenceDate: seconds))
    }

    @Test(arguments: LibraryEngine.available)
    func `a subscription is found by its owner and by its hash, and replaces the former one`(
        engine: LibraryEngine
    ) async throws {
        try await engine.withStorage { storage, _ in
            let first = subscription(of: "alice", "1a", at: 0.5)
            let second = subscription(of: "alice", "2b", at: 9)
            let other = subscription(of: "bob", "3c", at: 2)
            for row in [first, other, second] { try await storage.replace(row) }
            #expect(try await storage.calendarSubscription(of: "alice") == second)
            #expect(try await storage.calendarSubscription(of: "carol") == nil)
            #expect(try await storage.calendarSubscription(secretHash: "1a") == nil)
            #expect(try await storage.calendarSubscription(secretHash: "2b") == second)
            #expect(try await storage.calendarSubscription(secretHash: "3c") == other)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a subscription is deleted alone, or with all data of its owner`(engine: LibraryEngine) async throws {
        try await engine.withStorage { storage, _ in
            for (owner, hash) in [("alice", "1a"), ("bob", "2b"), ("carol", "3c")] {
                try await storage.replace(subscription(of: owner, hash, at: 1))
            }
            #expect(try await storage.removeCalendarSubscription(of: "alice"))
            #expect(try await !storage.removeCalendarSubscription(of: "alice"))
            _ = try await storage.deleteAll(of: "bob")
            #expect(try await storage.calendarSubscription(secretHash: "1a") == nil)
            #expect(try await storage.calendarSubscription(secretHash: "2b") == nil)
            #expect(try await storage.calendarSubscription(secretHash: "3c")?.key.owner == "carol")
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a copy contains the subscriptions of owners`(engine: LibraryEngine) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "copy.sqlite")
        let row = subscription(of: "alice", "1a", at: 1)
        try await engine.withStorage { storage, _ in
            let entry = CoreWatchlistEntryEntity(
                key: .init(owner: "alice", kind: "movie", titleID: 1), addedAt: Date(timeIntervalSince1970: 1))
            _ = try await storage.add([entry], maximumCount: 10)
            try await storage.replace(row)
            try await storage.copy(to: file)
        }
        let copy = try await Database.userData(
            at: file, migrations: .library, logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        #expect(try await SQLiteLibraryStorage(copy).calendarSubscription(secretHash: "1a") == row)
        await copy.close()
    }

    @Test
    func `a library of the version before subscriptions keeps its data, and a copy is made`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "library.sqlite")
        let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        let old = try await Database.userData(at: file, migrations: .watchlist + .searchHistory, logger: logger)
        let entry = CoreWatchlistEntryEntity(
            key: .init(owner: "alice", kind: "movie", titleID: 1), addedAt: Date(timeIntervalSince1970: 1))
        _ = try await SQLiteLibraryStorage(old).add([entry], maximumCount: 10)
        await old.close()

        let new = try await Database.userData(at: file, migrations: .library, logger: logger)
        let storage = SQLiteLibraryStorage(new)
        try await storage.replace(subscription(of: "alice", "1a", at: 1))
        #expect(try await storage.rows(of: "alice").entries == [entry])
        #expect(storage.olderCopies.map(\.lastPathComponent) == ["library.sqlite.before-calendar.subscriptions"])
        await new.close()
    }
}
