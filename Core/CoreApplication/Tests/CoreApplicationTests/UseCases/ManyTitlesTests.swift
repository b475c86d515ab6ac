import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

/// Tests of use cases that are executed for several identifiers.
@Suite struct ManyTitlesTests {

    private let time = Date(timeIntervalSinceReferenceDate: 5)
    private let missing = PopcornError(.notFound, "TMDb has no title")
    private let asked = PortDouble<TitleRequest, Void>(.success(()))

    private var useCase: FetchUseCase<TitleRequest, String> {
        FetchUseCase { [asked, missing, time] title, _, _ throws(PopcornError) in
            try asked.call(title)
            if title.id < 0 { throw missing }
            return Sourced("title \(title.id)", origin: .stale, cachedAt: time)
        }
    }

    @Test func `each identifier has a value or an error, in order`() async throws {
        let results = try await useCase.execute(ids: [3, -1, 1, 3])
        #expect(results == [.success("title 3"), .failure(missing), .success("title 1"), .success("title 3")])
        let alice = try WatchlistOwner("alice")
        let sourced = try await useCase.sourced(ids: [7], owner: alice)
        #expect(try sourced.map { try $0.get() } == [Sourced("title 7", origin: .stale, cachedAt: time)])
        #expect(asked.calls.last == TitleRequest(id: 7, owner: alice))
        #expect(try await useCase.execute(ids: []) == [])
    }

    @Test func `identifiers without an owner are executed alike`() async throws {
        let useCase = FetchUseCase<Int, String> { id, locale, policy throws(PopcornError) in
            Sourced("\(id) \(locale?.language ?? "") \(policy)", origin: .cache, cachedAt: .distantPast)
        }
        let german = try ContentLocale(language: "de")
        let results = try await useCase.execute(ids: [2, 1], locale: german, policy: .cacheOnly)
        #expect(results == [.success("2 de cacheOnly"), .success("1 de cacheOnly")])
        #expect(try await useCase.sourced(ids: [1]).count == 1)
    }

    @Test func `more identifiers than the maximum are rejected`() async throws {
        let most = FetchUseCase<TitleRequest, String>.maximumIDCount
        #expect(most == 500)
        #expect(try await useCase.execute(ids: Array(1...most)).count == most)
        asked.setResult(.failure(missing))
        let error = await #expect(throws: PopcornError.self) { try await useCase.execute(ids: Array(0...most)) }
        #expect(error?.kind == .invalidInput)
        #expect(error?.message == "At most 500 identifiers can be requested at once, but there are 501")
    }

    @Test func `updates of several titles return values and errors`() async throws {
        var updates = useCase.updates(ids: [1, -1]).makeAsyncIterator()
        #expect(try await updates.next(isolation: nil) == [.success("title 1"), .failure(missing)])
    }
}
