import TMDb
import TMDbTesting
import Testing

@testable import TMDbStandIn

@Suite struct PageTests {
    @Test(arguments: [
        (0, 1, 0..<0, 1), (1, 1, 0..<1, 1), (20, 1, 0..<20, 1), (21, 1, 0..<20, 2), (21, 2, 20..<21, 2),
        (40, 2, 20..<40, 2), (41, 3, 40..<41, 3), (5, 2, 0..<0, 1), (5, 500, 0..<0, 1),
    ])
    func `a page contains its part of the elements`(count: Int, number: Int, elements: Range<Int>, totalPages: Int) {
        let page = Page(number, of: Array(0..<count))
        #expect(Array(page.elements) == Array(elements))
        #expect(page.totalPages == totalPages)
        #expect(page.totalResults == count)
        #expect(page.number == number)
    }

    @Test(arguments: [
        ("", 1), ("?page=", 1), ("?page=2", 2), ("?page=0", 1), ("?page=-7", 1), ("?page=\(Int.max)", 500),
    ])
    func `the requested page is clamped`(query: String, page: Int) throws {
        let client = UserStateClient()
        let session = try client.session()
        let query = query.isEmpty ? "?session_id=\(session)" : "\(query)&session_id=\(session)"
        #expect(try client.json("GET", "/3/account/1/rated/movies\(query)")["page"] == .integer(page))
    }

    @Test func `a page has the members of TMDb's lists`() {
        let page = Page(2, of: Array(1...21))
        #expect(
            page.members("items") { ["id": .integer($0)] } == [
                "page": 2, "items": [["id": 21]], "total_pages": 2, "total_results": 21,
            ])
    }
}
