import CoreDomain
import CoreDomainTestHelpers
import Foundation
import InMemoryTracing
import Testing
import Tracing

@testable import CoreApplication

@Suite(.timeLimit(.minutes(5)))
struct SearchHistoryUseCasesTests {

    private let clock = ManualClock()
    private let tracer = InMemoryTracer()
    private let alice: WatchlistOwner

    init() throws {
        alice = try WatchlistOwner("alice@example.com")
    }

    private func useCases(maximumCount: Int = 100, failure: PopcornError? = nil) -> SearchHistoryUseCases {
        SearchHistoryUseCases(
            repository: SearchHistoryRepositoryMock(maximumCount: maximumCount, clock: clock.clock, failure: failure),
            tracer: tracer)
    }

    @Test func `searches are recorded, fetched and deleted`() async throws {
        let searches = useCases()
        let start = clock.now
        let first = try await searches.recordSearch.execute(" Fight Club ", owner: alice)
        #expect(first == SearchHistoryEntry(text: "Fight Club", kind: nil, searchedAt: start))
        clock.advance(by: 5)
        try await searches.recordSearch.execute("finding nemo", kind: .movie, owner: alice)
        try await searches.recordSearch.execute("arrow", owner: .default)
        #expect(
            try await searches.fetchSearchHistory.execute(owner: alice)
                == [SearchHistoryEntry(text: "finding nemo", kind: .movie, searchedAt: start + 5), first])
        #expect(try await searches.fetchSearchHistory.execute(prefix: "FIG", owner: alice) == [first])
        #expect(
            try await searches.fetchSearchHistory.execute(prefix: "fi", limit: 1, owner: alice).map(\.text)
                == ["finding nemo"])

        #expect(try await searches.removeSearch.execute("Finding Nemo", owner: alice) == false)
        #expect(try await searches.removeSearch.execute("Finding Nemo", kind: .movie, owner: alice))
        #expect(try await searches.clearSearchHistory.execute(owner: alice) == 1)
        #expect(try await searches.fetchSearchHistory.execute(owner: alice) == [])
        #expect(try await searches.fetchSearchHistory.execute(owner: .default).map(\.text) == ["arrow"])
    }

    @Test func `a double receives the arguments`() async throws {
        let record = RecordSearchUseCase { [clock] term, owner in
            SearchHistoryEntry(text: "\(term.text) of \(owner)", kind: term.kind, searchedAt: clock.now)
        }
        let entry = try await record.execute("a", kind: .tvSeries, owner: alice)
        #expect(entry.text == "a of alice@example.com")
        #expect(entry.kind == .tvSeries)
        let fetch = FetchSearchHistoryUseCase { query, _ throws(PopcornError) in
            throw .invalidInput("\(query.prefix) \(query.limit ?? 0)")
        }
        await #expect(throws: PopcornError.invalidInput("fi 3")) {
            try await fetch.execute(prefix: "fi ", limit: 3, owner: alice)
        }
    }

    @Test func `updates return the current searches, then each change of them`() async throws {
        let searches = useCases()
        var all = searches.fetchSearchHistory.updates(owner: alice).makeAsyncIterator()
        var latest = searches.fetchSearchHistory.updates(prefix: "f", limit: 1, owner: alice).makeAsyncIterator()
        #expect(try await all.next(isolation: nil)?.map(\.text) == [])
        #expect(try await latest.next(isolation: nil)?.map(\.text) == [])
        try await searches.recordSearch.execute("arrow", owner: alice)
        #expect(try await all.next(isolation: nil)?.map(\.text) == ["arrow"])
        try await searches.recordSearch.execute("frozen", owner: alice)
        #expect(try await latest.next(isolation: nil)?.map(\.text) == ["frozen"])
        #expect(try await all.next(isolation: nil)?.map(\.text) == ["frozen", "arrow"])
        try await searches.clearSearchHistory.execute(owner: alice)
        #expect(try await all.next(isolation: nil) == [])
    }

    @Test func `executions are spans that contain neither the text nor the owner`() async throws {
        let searches = useCases()
        try await searches.recordSearch.execute("secret wish", owner: alice)
        _ = try await searches.fetchSearchHistory.execute(prefix: "secret", owner: alice)
        try await searches.removeSearch.execute("secret wish", owner: alice)
        try await searches.clearSearchHistory.execute(owner: alice)
        let failing = useCases(failure: PopcornError(.storage, "down"))
        await #expect(throws: PopcornError(.storage, "down")) {
            try await failing.recordSearch.execute("secret wish", owner: alice)
        }
        #expect(
            tracer.finishedSpans.map(\.operationName) == [
                "RecordSearch", "FetchSearchHistory", "RemoveSearch", "ClearSearchHistory", "RecordSearch",
            ])
        for span in tracer.finishedSpans {
            let content = "\(span.attributes) \(span.events) \(span.errors)"
            #expect(!content.contains("secret"))
            #expect(!content.contains("alice"))
        }
        #expect(tracer.finishedSpans.last?.attributes.get("error.type") == "storage".toSpanAttribute())
    }
}
