import CoreDomain
import Testing

@Suite struct ContentPageTests {

    @Test(arguments: [(0, 0), (499, 499), (500, 500), (501, 500), (48_230, 500)])
    func `a list has at most 500 pages`(total: Int, expected: Int) {
        let page = ContentPage(page: 1, totalPages: total, totalResults: total * 20, items: [1])
        #expect(page.totalPages == expected)
        #expect(page.totalResults == total * 20)
        #expect(page.map(String.init).totalPages == expected)
    }
}
