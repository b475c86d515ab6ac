import Testing

@testable import TMDb

/// Paging: removing duplicates.
@Suite
struct RemovingDuplicatesTests {

    private struct Title: Identifiable, Codable, Hashable, Sendable {
        let id: Int
        let name: String
    }

    private let list = ScriptedList<Title> { number in
        let pages = [
            [Title(id: 1, name: "Alien"), Title(id: 2, name: "Heat")],
            [Title(id: 2, name: "Heat (1995)"), Title(id: 1, name: "Alien")],
            [Title(id: 3, name: "Alien"), Title(id: 3, name: "Alien")],
        ]
        return PageableListResult(page: number, results: pages[number - 1], totalPages: 3)
    }

    @Test func `items with a repeated identifier are omitted, within a page and across pages`() async throws {
        let titles = try await list.items.removingDuplicates().collected()
        #expect(titles == [Title(id: 1, name: "Alien"), Title(id: 2, name: "Heat"), Title(id: 3, name: "Alien")])
        #expect(list.requested == [1, 2, 3])
    }

    @Test func `items with a repeated key are omitted`() async throws {
        let names = try await list.items.removingDuplicates(by: \.name).collected().map(\.name)
        #expect(names == ["Alien", "Heat", "Heat (1995)"])
    }

    @Test func `each iteration tracks duplicates separately`() async throws {
        let unique = list.items.removingDuplicates()
        #expect(try await unique.collected().map(\.id) == [1, 2, 3])
        #expect(try await unique.collected().map(\.id) == [1, 2, 3])
    }

    @Test func `duplicates are removed with prefetching, in either order`() async throws {
        #expect(try await list.items.removingDuplicates().prefetchingNextPage().collected().map(\.id) == [1, 2, 3])
        #expect(try await list.items.prefetchingNextPage().removingDuplicates().collected().map(\.id) == [1, 2, 3])
    }

    @Test func `an error ends the iteration`() async throws {
        let list = ScriptedList<Int> { number throws(TMDbError) in
            if number == 2 { throw TMDbError(.notFound) }
            return .pair(number, of: 3)
        }
        var iterator = list.items.removingDuplicates { $0 }.makeAsyncIterator()
        #expect(try await iterator.next() == 10)
        #expect(try await iterator.next() == 11)
        await #expect(throws: TMDbError.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
    }
}
