import CoreDomain
import Foundation
import Logging
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite
struct CalendarSubscriptionStorageTests {

    private let alice: WatchlistOwner
    private let bob: WatchlistOwner
    private let carol: WatchlistOwner
    private let entry = WatchlistEntry(kind: .movie, id: 1, addedAt: Date(timeIntervalSince1970: 1))
    private let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }

    init() throws {
        alice = try WatchlistOwner("alice")
        bob = try WatchlistOwner("bob")
        carol = try WatchlistOwner("carol")
    }

    private func time(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

    @Test(arguments: LibraryEngine.available)
    func `a subscription is found by its owner and by its hash, and replaces the former one`(
        engine: LibraryEngine
    ) async throws {
        try await engine.withStore { store, _ in
            try await store.subscribeToCalendar(of: alice, secretHash: "1a", at: time(0.5))
            #expect(try await store.calendarSubscription(of: alice) == time(0.5))
            #expect(try await store.calendarOwner(secretHash: "1a") == alice)
            try await store.subscribeToCalendar(of: bob, secretHash: "3c", at: time(2))
            try await store.subscribeToCalendar(of: alice, secretHash: "2b", at: time(9))
            #expect(try await store.calendarSubscription(of: alice) == time(9))
            #expect(try await store.calendarSubscription(of: bob) == time(2))
            #expect(try await store.calendarSubscription(of: carol) == nil)
            #expect(try await store.calendarOwner(secretHash: "1a") == nil)
            #expect(try await store.calendarOwner(secretHash: "2b") == alice)
            #expect(try await store.calendarOwner(secretHash: "3c") == bob)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a subscription is deleted alone, or with all data of its owner`(engine: LibraryEngine) async throws {
        try await engine.withStore { store, _ in
            for (owner, hash) in [(alice, "1a"), (bob, "2b"), (carol, "3c")] {
                try await store.subscribeToCalendar(of: owner, secretHash: hash, at: time(1))
            }
            #expect(try await store.unsubscribeFromCalendar(of: alice))
            #expect(try await !store.unsubscribeFromCalendar(of: alice))
            _ = try await store.deleteAll(of: bob)
            #expect(try await store.calendarOwner(secretHash: "1a") == nil)
            #expect(try await store.calendarOwner(secretHash: "2b") == nil)
            #expect(try await store.calendarOwner(secretHash: "3c") == carol)
        }
    }

    @Test(arguments: LibraryEngine.available)
    func `a copy contains the subscriptions, watchlists, names and searches of owners`(
        engine: LibraryEngine
    ) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "copy.sqlite")
        let named = LastKnownTitle(title: "Coma", year: nil, posterPath: URL(string: "/poster.jpg"), isRemoved: true)
        let records: [LibraryRecord] = [alice, bob].flatMap { owner in
            [
                LibraryRecord(
                    owner: owner,
                    content: .watchlistEntry(
                        WatchlistEntry(kind: .movie, id: 1, addedAt: time(1.5), lastKnown: named))),
                LibraryRecord(
                    owner: owner, content: .watchlistEntry(WatchlistEntry(kind: .tvSeries, id: 2, addedAt: time(1)))),
                LibraryRecord(
                    owner: owner, content: .search(SearchHistoryEntry(text: "B", searchedAt: time(2)))),
                LibraryRecord(
                    owner: owner, content: .search(SearchHistoryEntry(text: "a", kind: .movie, searchedAt: time(1)))),
            ]
        }
        try await engine.withStore { store, _ in
            #expect(try await store.add(records, LibraryLimits())?.count == 8)
            try await store.subscribeToCalendar(of: alice, secretHash: "1a", at: time(1))
            try await store.copy(to: file)
        }
        let copy = try await Database.userData(at: file, migrations: .library, logger: logger)
        let store = SQLiteLibraryStore(copy)
        #expect(try await store.calendarOwner(secretHash: "1a") == alice)
        #expect(try await store.calendarSubscription(of: alice) == time(1))
        for owner in [alice, bob] {
            #expect(try await store.records(of: owner) == records.filter { $0.owner == owner })
        }
        await copy.close()
    }

    @Test
    func `a library of the version before subscriptions keeps its data, and a copy is made`() async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "library.sqlite")
        let old = try await Database.userData(at: file, migrations: .watchlist + .searchHistory, logger: logger)
        let record = LibraryRecord(owner: alice, content: .watchlistEntry(entry))
        _ = try await SQLiteLibraryStore(old).add([record], LibraryLimits())
        await old.close()

        let new = try await Database.userData(at: file, migrations: .library, logger: logger)
        let store = SQLiteLibraryStore(new)
        try await store.subscribeToCalendar(of: alice, secretHash: "1a", at: time(1))
        #expect(try await store.records(of: alice) == [record])
        let copies = try await store.deleteAll(of: alice).deletion.olderCopies
        #expect(copies.map(\.lastPathComponent) == ["library.sqlite.before-calendar.subscriptions"])
        await new.close()
    }
}
