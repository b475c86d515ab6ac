import CoreDomain
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct ContentPageMapperTests {

    private struct Item: Identifiable, Equatable {
        let id: Int
        let position: Int
    }

    @Test func `a page has each identifier once, and at most 500 pages`() {
        let rows = [3, 1, 3, 2, 0, 1].enumerated().map { TMDb.Keyword(id: $1, name: "\($0)") }
        let page = ContentPageMapper().map(
            PageableListResult(page: 7, results: rows, totalPages: 48_000, totalResults: 960_000), page: 1
        ) { row in
            row.id == 0 ? nil : Item(id: row.id, position: Int(row.name) ?? -1)
        }
        #expect(page.items == [Item(id: 3, position: 0), Item(id: 1, position: 1), Item(id: 2, position: 3)])
        #expect(page.page == 7)
        #expect(page.totalPages == 500)
        #expect(page.totalResults == 960_000)
    }
}
