import Testing

@testable import TMDb

/// Paging.
@Suite
struct PagedSequenceTests {

    @Test func `the items of all pages are returned in order, with one request per page`() async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        #expect(try await list.items.collected() == [10, 11, 20, 21, 30, 31])
        #expect(list.requested == [1, 2, 3])
    }

    @Test func `pages are returned complete`() async throws {
        let list = ScriptedList { .pair($0, of: 2) }
        #expect(try await list.pages.collected() == [.pair(1, of: 2), .pair(2, of: 2)])
        #expect(list.requested == [1, 2])
    }

    @Test func `a page is requested when its first item is needed`() async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        var iterator = list.items.makeAsyncIterator()
        #expect(list.requested == [])
        #expect(try await iterator.next() == 10)
        #expect(try await iterator.next() == 11)
        #expect(list.requested == [1])
        #expect(try await iterator.next() == 20)
        #expect(list.requested == [1, 2])
    }

    @Test func `leaving a loop sends no further requests`() async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        for try await item in list.items where item == 20 { break }
        #expect(list.requested == [1, 2])
    }

    @Test func `each iteration starts at the first page`() async throws {
        let list = ScriptedList { .pair($0, of: 1) }
        let items = list.items
        #expect(try await items.collected() == [10, 11])
        #expect(try await items.collected() == [10, 11])
        #expect(list.requested == [1, 1])
    }

    @Test(arguments: [nil, 0, -1, Int.min])
    func `without a positive number of pages, only the first page is requested`(total: Int?) async throws {
        let list = ScriptedList { .pair($0, of: total) }
        #expect(try await list.items.collected() == [10, 11])
        #expect(list.requested == [1])
    }

    @Test(arguments: [1, 2])
    func `an empty page ends the list and is not returned`(emptyNumber: Int) async throws {
        let list = ScriptedList<Int> {
            $0 == emptyNumber ? PageableListResult(page: $0, results: [], totalPages: 9) : .pair($0, of: 9)
        }
        #expect(try await list.items.collected() == (emptyNumber == 1 ? [] : [10, 11]))
        #expect(try await list.pages.collected() == (emptyNumber == 1 ? [] : [.pair(1, of: 9)]))
        #expect(list.requested == Array(1...emptyNumber) + Array(1...emptyNumber))
    }

    @Test func `a page that contains only skipped rows does not end the list`() async throws {
        let list = ScriptedList<Int> {
            $0 == 2 ? PageableListResult(page: 2, results: [], skippedCount: 20, totalPages: 3) : .pair($0, of: 3)
        }
        #expect(try await list.items.collected() == [10, 11, 30, 31])
        #expect(try await list.pages.collected().map(\.skippedCount) == [0, 20, 0])
    }

    @Test(arguments: [501, 48_000, Int.max])
    func `the list ends at page 500 without an error`(total: Int) async throws {
        let list = ScriptedList { .pair($0, of: total) }
        let pages = try await list.pages.collected()
        #expect(pages.count == 500)
        #expect(pages.last == .pair(500, of: total))
        #expect(list.requested == Array(1...500))
    }

    @Test(arguments: [([3, 2], 2), ([2, 4, 4, 4], 4), ([5, nil], 2), ([5, 0], 2), ([2, 1], 2)] as [([Int?], Int)])
    func `the most recent page determines the number of pages`(totals: [Int?], count: Int) async throws {
        let list = ScriptedList { .pair($0, of: totals[$0 - 1]) }
        #expect(try await list.pages.collected().count == count)
        #expect(list.requested == Array(1...count))
    }

    @Test(arguments: [0, 1, -1])
    func `a repeated page ends the list`(answered: Int) async throws {
        let list = ScriptedList<Int> { _ in PageableListResult(page: answered, results: [7], totalPages: 9) }
        #expect(try await list.items.collected() == [7])
        #expect(list.requested == [1, 2])
    }

    @Test func `a return to an earlier page ends the list`() async throws {
        let list = ScriptedList { .pair($0 == 3 ? 1 : $0, of: 9) }
        #expect(try await list.items.collected() == [10, 11, 20, 21])
        #expect(list.requested == [1, 2, 3])
    }

    @Test func `pages without a number are distinguished by the requested number`() async throws {
        let list = ScriptedList<Int> { PageableListResult(results: [$0], totalPages: 3) }
        #expect(try await list.items.collected() == [1, 2, 3])
        #expect(list.requested == [1, 2, 3])
    }
}

/// Paging: errors and cancellation.
@Suite
struct PagedSequenceFailureTests {

    private func failing(at failingNumber: Int) -> ScriptedList<Int> {
        ScriptedList { number throws(TMDbError) in
            if number == failingNumber { throw TMDbError(.rateLimited(retryAfter: .seconds(2))) }
            return .pair(number, of: 3)
        }
    }

    @Test(arguments: [1, 2])
    func `an error is thrown once and ends the iteration without further requests`(failingNumber: Int) async throws {
        let list = failing(at: failingNumber)
        var iterator = list.items.makeAsyncIterator()
        var delivered: [Int] = []
        var thrown: [TMDbError.Kind] = []
        for _ in 1...6 {
            do throws(TMDbError) {
                if let item = try await iterator.next(isolation: nil) { delivered.append(item) }
            } catch {
                thrown.append(error.kind)
            }
        }
        #expect(delivered == (failingNumber == 1 ? [] : [10, 11]))
        #expect(thrown == [.rateLimited(retryAfter: .seconds(2))])
        #expect(list.requested == Array(1...failingNumber))
    }

    @Test func `an error of a page sequence is thrown once`() async throws {
        let list = failing(at: 2)
        var iterator = list.pages.makeAsyncIterator()
        #expect(try await iterator.next() == .pair(1, of: 3))
        await #expect(throws: TMDbError.self) { try await iterator.next() }
        #expect(try await iterator.next() == nil)
        #expect(list.requested == [1, 2])
    }

    @Test func `other errors of a closure become underlying errors`() async throws {
        struct Surprise: Error {}
        let surprised = await error { () async throws(TMDbError) in
            for try await _ in allPages(fetching: { _ -> PageableListResult<Int> in throw Surprise() }) {}
        }
        #expect(surprised?.kind == .pageFetching)
        #expect(surprised?.underlying is Surprise)
        let cancelled = await error { () async throws(TMDbError) in
            for try await _ in allPages(fetching: { _ -> PageableListResult<Int> in throw CancellationError() }) {}
        }
        #expect(cancelled?.kind == .cancelled)
    }

    @Test func `a cancelled task sends no request and gets a cancellation error once`() async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var iterator = list.items.makeAsyncIterator()
            let failure = await error { () async throws(TMDbError) in try await iterator.next(isolation: nil) }
            return (failure?.kind, try await iterator.next())
        }
        let (kind, next) = try await task.value
        #expect(kind == .cancelled)
        #expect(next == nil)
        #expect(list.requested == [])
    }

    @Test(arguments: [false, true])
    func `a task that is cancelled within a page gets only the page's items`(isPrefetching: Bool) async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        let items = isPrefetching ? list.items.prefetchingNextPage() : list.items
        let task = Task { () -> ([Int], TMDbError.Kind?) in
            var delivered: [Int] = []
            let failure = await error { () async throws(TMDbError) in
                for try await item in items {
                    delivered.append(item)
                    withUnsafeCurrentTask { $0?.cancel() }
                }
            }
            return (delivered, failure?.kind)
        }
        let (delivered, kind) = await task.value
        #expect(delivered == [10, 11])
        #expect(kind == .cancelled)
        #expect(!list.requested.contains(3))
    }
}
