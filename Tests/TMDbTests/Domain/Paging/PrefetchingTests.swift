import Testing

@testable import TMDb

/// Interleavings are drawn as two columns: the consumer and the list's server.
@Suite(.timeLimit(.minutes(10)))
struct PrefetchingTests {

    private let fetcher = GatedPageFetcher()

    private var items: PagedAsyncSequence<Int> {
        let fetcher = fetcher
        return allPages { page in try await fetcher.page(page) }.prefetchingNextPage()
    }

    @Test func `the next page is requested before the current one is consumed`() async throws {
        var iterator = items.makeAsyncIterator()
        #expect(fetcher.requested == [])
        fetcher.release(1, .success(.pair(1, of: 3)))
        // consumer                         server
        // next() ────────────────────────► page 1
        // 10 ◄──────────────────────────── response
        //                                  page 2 is requested and waits
        #expect(try await iterator.next() == 10)
        await fetcher.waitUntilRequested(2)
        #expect(fetcher.requested == [1, 2])
        // 11, while page 2 is in flight
        #expect(try await iterator.next() == 11)
        #expect(fetcher.requested == [1, 2])
        // next() waits ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ page 2
        // 20 ◄──────────────────────────── response
        //                                  page 3 is requested
        fetcher.release(2, .success(.pair(2, of: 3)))
        #expect(try await iterator.next() == 20)
        await fetcher.waitUntilRequested(3)
        fetcher.release(3, .success(.pair(3, of: 3)))
        #expect(try await iterator.next() == 21)
        #expect(try await iterator.next() == 30)
        #expect(try await iterator.next() == 31)
        #expect(try await iterator.next() == nil)
        #expect(fetcher.requested == [1, 2, 3])
    }

    @Test func `a sequence of pages requests the next page early`() async throws {
        var iterator = items.pages.makeAsyncIterator()
        fetcher.release(1, .success(.pair(1, of: 2)))
        #expect(try await iterator.next() == .pair(1, of: 2))
        await fetcher.waitUntilRequested(2)
        fetcher.release(2, .success(.pair(2, of: 2)))
        #expect(try await iterator.next() == .pair(2, of: 2))
        #expect(try await iterator.next() == nil)
        #expect(fetcher.requested == [1, 2])
    }

    @Test func `without prefetching, the next page is not requested early`() async throws {
        let fetcher = fetcher
        var iterator = allPages { page in try await fetcher.page(page) }.makeAsyncIterator()
        fetcher.release(1, .success(.pair(1, of: 2)))
        #expect(try await iterator.next() == 10)
        #expect(try await iterator.next() == 11)
        #expect(fetcher.requested == [1])
    }

    @Test func `an error of a prefetched page is thrown once, after the preceding items`() async throws {
        var iterator = items.makeAsyncIterator()
        fetcher.release(1, .success(.pair(1, of: 3)))
        fetcher.release(2, .failure(TMDbError(.serverFailure)))
        #expect(try await iterator.next() == 10)
        await fetcher.waitUntilRequested(2)
        #expect(try await iterator.next() == 11)
        let failure = await error { () async throws(TMDbError) in try await iterator.next(isolation: nil) }
        #expect(failure?.kind == .serverFailure)
        #expect(try await iterator.next() == nil)
        #expect(fetcher.requested == [1, 2])
    }

    @Test func `leaving a loop cancels the request in flight`() async throws {
        fetcher.release(1, .success(.pair(1, of: 3)))
        for try await _ in items {
            await fetcher.waitUntilRequested(2)
            break
        }
        // consumer                         server
        // leaves the loop                  page 2 is in flight
        // releases the iterator ─────────► page 2 is cancelled
        await fetcher.waitUntilCancelled(2)
        #expect(fetcher.cancelled == [2])
        #expect(fetcher.requested == [1, 2])
    }

    @Test func `releasing an iterator cancels the request in flight`() async throws {
        fetcher.release(1, .success(.pair(1, of: 3)))
        var iterator: PagedAsyncSequence<Int>.AsyncIterator? = items.makeAsyncIterator()
        #expect(try await iterator?.next() == 10)
        await fetcher.waitUntilRequested(2)
        #expect(fetcher.cancelled == [])
        iterator = nil
        await fetcher.waitUntilCancelled(2)
        #expect(fetcher.cancelled == [2])
    }

    @Test func `cancelling a waiting consumer cancels its request`() async throws {
        let items = items
        fetcher.release(1, .success(.pair(1, of: 3)))
        let consumer = Task { () -> ([Int], TMDbError.Kind?) in
            var delivered: [Int] = []
            let failure = await error { () async throws(TMDbError) in
                for try await item in items { delivered.append(item) }
            }
            return (delivered, failure?.kind)
        }
        // consumer                         server
        // 10, 11, then waits ─ ─ ─ ─ ─ ─ ─ page 2 is in flight
        // is cancelled ──────────────────► page 2 is cancelled
        // TMDbError.cancelled
        await fetcher.waitUntilRequested(2)
        consumer.cancel()
        await fetcher.waitUntilCancelled(2)
        let (delivered, kind) = await consumer.value
        #expect(delivered == [10, 11])
        #expect(kind == .cancelled)
        #expect(fetcher.requested == [1, 2])
    }

    @Test func `no page is requested after the last one`() async throws {
        let list = ScriptedList { .pair($0, of: 3) }
        #expect(try await list.items.prefetchingNextPage().collected() == [10, 11, 20, 21, 30, 31])
        #expect(list.requested == [1, 2, 3])
    }
}
