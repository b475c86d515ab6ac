import PopcornConcurrency
import Testing

@Suite struct CancellablePromiseTests {

    private let promise = CancellablePromise<Int>()

    @Test
    func `a value supplied before the wait is returned`() async {
        #expect(promise.fulfil(7))
        #expect(await promise.value() == 7)
    }

    @Test
    func `a value supplied during the wait is returned`() async {
        let waiting = Task { await promise.value() }
        await Task.yield()
        #expect(promise.fulfil(7))
        #expect(await waiting.value == 7)
    }

    @Test
    func `a second value is rejected`() async {
        #expect(promise.fulfil(7))
        #expect(!promise.fulfil(8))
        #expect(await promise.value() == 7)
    }

    @Test
    func `a cancelled task receives nil, and a later value is rejected`() async {
        let waiting = Task { await promise.value() }
        waiting.cancel()
        #expect(await waiting.value == nil)
        #expect(promise.isFulfilled)
        #expect(!promise.fulfil(7))
    }

    @Test
    func `a task that is cancelled before the wait returns immediately`() async {
        let waiting = Task {
            while !Task.isCancelled { await Task.yield() }
            return await promise.value()
        }
        waiting.cancel()
        #expect(await waiting.value == nil)
    }

    @Test
    func `a value supplied before the cancellation is not lost`() async {
        let waiting = Task {
            while !Task.isCancelled { await Task.yield() }
            return await promise.value()
        }
        #expect(promise.fulfil(7))
        waiting.cancel()
        #expect(await waiting.value == 7)
    }

    @Test
    func `a task that ignores its cancellation receives the later value`() async {
        let promise = CancellablePromise<Int>()
        let task = Task { await promise.value() }
        #expect(promise.ignoreCancellation())
        task.cancel()
        #expect(promise.fulfil(1))
        #expect(await task.value == 1)
        #expect(!promise.ignoreCancellation())
    }

    @Test
    func `a cancelled task cannot ignore its cancellation`() async {
        let promise = CancellablePromise<Int>()
        let task = Task { await promise.value() }
        task.cancel()
        #expect(await task.value == nil)
        #expect(!promise.ignoreCancellation())
    }

    @Test
    func `only one of many concurrent values is accepted`() async {
        let first = await withTaskGroup(of: Bool.self) { group in
            for value in 0..<100 { group.addTask { promise.fulfil(value) } }
            return await group.reduce(into: 0) { count, isFirst in count += isFirst ? 1 : 0 }
        }
        #expect(first == 1)
        #expect(await promise.value() != nil)
    }
}
