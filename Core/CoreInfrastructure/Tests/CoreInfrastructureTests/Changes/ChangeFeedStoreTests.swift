import CoreDomain
import CoreInfrastructureTestHelpers
import Foundation
import PopcornCaching
import PopcornPersistence
import Testing

@testable import CoreInfrastructure

@Suite(.timeLimit(.minutes(5)))
struct ChangeFeedStoreTests {

    private let day = Date(timeIntervalSince1970: 1_800_000_000).startOfDay

    @Test
    func `each kind has a position`() async throws {
        try await withCache(Schema()) { database, _ in
            let store = ChangeFeedStore(in: database)
            #expect(try await store.position(of: .movie) == nil)
            try await store.advance(.movie, to: ChangeFeedPosition(day: day, page: 3))
            try await store.advance(.person, to: ChangeFeedPosition(day: day + 86_400))
            #expect(try await store.position(of: .movie) == ChangeFeedPosition(day: day, page: 3))
            #expect(try await store.position(of: .person) == ChangeFeedPosition(day: day + 86_400, page: 1))
            #expect(try await store.position(of: .tvSeries) == nil)
        }
    }

    @Test
    func `values are ordered by the use of their titles, with the time of the latest change`() async throws {
        try await withCache(Schema()) { database, _ in
            let store = ChangeFeedStore(in: database)
            try await database.write(
                CoreTitleUseEntity.rows(of: [.init(.movie, 1): 5, .init(.movie, 2): 9, .init(.person, 1): 7])
                    .map { try .store($0) })
            func value(_ id: ContentID, _ language: String = "en", days: Double) -> ChangedValue {
                ChangedValue(id, language: language, changedAt: day + days * 86_400)
            }
            try await store.advance(
                .movie, to: ChangeFeedPosition(day: day),
                with: [value(.movie(1), days: 1), value(.movie(3), days: 1), value(.movie(2), "de", days: 2)])
            try await store.advance(
                .movie, to: ChangeFeedPosition(day: day),
                with: [value(.movie(1), days: 3), value(.movie(2), "de", days: 1), value(.person(1), days: 1)])
            #expect(
                try await store.changedValues() == [
                    value(.movie(2), "de", days: 2), value(.person(1), days: 1), value(.movie(1), days: 3),
                    value(.movie(3), days: 1),
                ])

            try await store.remove([value(.movie(2), "de", days: 2), value(.movie(3), days: 1)])
            #expect(
                try await store.changedValues() == [value(.person(1), days: 1), value(.movie(1), days: 3)])
        }
    }

    @Test
    func `more values than one read returns are all returned`() async throws {
        try await withCache(Schema()) { database, _ in
            let store = ChangeFeedStore(in: database)
            let values = (1...1203).map { ChangedValue(.movie($0), language: "en", changedAt: day) }
            try await store.advance(.movie, to: ChangeFeedPosition(day: day), with: values)
            #expect(try await Set(store.changedValues().map(\.id.id)) == Set(1...1203))
        }
    }
}
