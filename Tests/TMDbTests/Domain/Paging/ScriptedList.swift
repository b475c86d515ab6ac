import NIOConcurrencyHelpers

@testable import TMDb

/// A paged list whose pages a closure returns immediately, given the page number.
final class ScriptedList<Item: Codable & Hashable & Sendable>: Sendable {

    typealias Page = PageableListResult<Item>

    private let answer: @Sendable (Int) throws(TMDbError) -> Page
    private let numbers = NIOLockedValueBox<[Int]>([])

    init(_ answer: @escaping @Sendable (Int) throws(TMDbError) -> Page) {
        self.answer = answer
    }

    /// The numbers of the requested pages, in order.
    var requested: [Int] { numbers.withLockedValue(\.self) }

    var items: PagedAsyncSequence<Item> { allPages { page in try await self.page(page) } }

    var pages: PagedPagesAsyncSequence<Item> { PagedPagesAsyncSequence { page in try await self.page(page) } }

    private func page(_ number: Int) async throws(TMDbError) -> Page {
        numbers.withLockedValue { $0.append(number) }
        return try answer(number)
    }
}

extension PageableListResult<Int> {
    /// Creates page n of a list with two items per page: 10 and 11, 20 and 21, and so on.
    static func pair(_ number: Int, of total: Int?) -> PageableListResult {
        PageableListResult(page: number, results: [number * 10, number * 10 + 1], totalPages: total)
    }
}

extension AsyncSequence where Self: Sendable, Element: Sendable {
    /// Returns all elements, or throws the error of the sequence.
    func collected() async throws(Failure) -> [Element] {
        var elements: [Element] = []
        for try await element in self { elements.append(element) }
        return elements
    }
}
