import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Testing

@Suite
struct ContentItemsTests {

    private struct Item: Identifiable, Equatable {
        let id: Int
    }

    /// Creates a list that records the numbers of the fetched pages.
    private func items(
        _ pages: [[Int]], totalPages: Int? = nil, requests: PortDouble<Int, Void> = PortDouble(.success(()))
    ) -> ContentItems<Item> {
        ContentItems { number throws(PopcornError) in
            try requests.call(number)
            let ids = number <= pages.count ? pages[number - 1] : []
            return ContentPage(
                page: number, totalPages: totalPages ?? pages.count, totalResults: pages.joined().count,
                items: ids.map { Item(id: $0) })
        }
    }

    private func ids(_ items: ContentItems<Item>, limit: Int = .max) async throws -> [Int] {
        var ids: [Int] = []
        for try await item in items {
            ids.append(item.id)
            if ids.count == limit { break }
        }
        return ids
    }

    @Test
    func `all pages are returned in order, each item once`() async throws {
        #expect(try await ids(items([[3, 1], [1, 2], [2, 3, 4]])) == [3, 1, 2, 4])
    }

    @Test
    func `a page is fetched when its first item is needed`() async throws {
        let requests = PortDouble<Int, Void>(.success(()))
        #expect(try await ids(items([[1, 2], [3, 4], [5]], requests: requests), limit: 2) == [1, 2])
        #expect(requests.calls == [1])
        #expect(try await ids(items([[1, 2], [3, 4], [5]], requests: requests), limit: 3) == [1, 2, 3])
        #expect(requests.calls == [1, 1, 2])
    }

    @Test
    func `the list ends after three empty pages or page 500`() async throws {
        let requests = PortDouble<Int, Void>(.success(()))
        #expect(try await ids(items([[1], [], [], [2], [], [], [], [3]], requests: requests)) == [1, 2])
        #expect(requests.calls == [1, 2, 3, 4, 5, 6, 7])
        #expect(try await ids(items([[]], requests: requests)) == [])

        let long = (1...501).map { [$0] }
        #expect(try await ids(items(long, totalPages: 12_000)).count == 500)
    }

    @Test
    func `after an error, the iterator returns nil`() async throws {
        let failure = PopcornError(.unavailable, "no")
        let requests = PortDouble<Int, Void>(.success(()))
        var iterator = items([[1], [2]], requests: requests).makeAsyncIterator()
        #expect(try await iterator.next(isolation: nil) == Item(id: 1))
        requests.setResult(.failure(failure))
        await #expect(throws: failure) { _ = try await iterator.next(isolation: nil) }
        requests.setResult(.success(()))
        #expect(try await iterator.next(isolation: nil) == nil)
        #expect(requests.calls == [1, 2])
    }
}
