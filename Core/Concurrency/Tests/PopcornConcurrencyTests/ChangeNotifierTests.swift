import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@Suite(.timeLimit(.minutes(5))) struct ChangeNotifierTests {

    private let changes = ChangeNotifier()
    private let observer = ChangeObserver()

    /// Performs a read that registers topics.
    private func read(_ topics: String...) async {
        await observer.reading { [changes] in
            for topic in topics { changes.registerTopic(topic) }
        }
    }

    /// Starts a task that waits for a change and returns whether one was reported.
    private func waiting() -> Task<Bool, Never> {
        Task { await observer.change() }
    }

    /// Returns whether a change has not been reported yet.
    private func hasChanged() async -> Bool {
        let waiting = waiting()
        waiting.cancel()
        return await waiting.value
    }

    @Test
    func `only topics that were read are observed`() async {
        await read("a", "b")
        #expect(changes.observerCount == 1)
        changes.announce("b")
        #expect(await observer.change())

        let waiting = waiting()
        changes.announce("c")
        waiting.cancel()
        #expect(await waiting.value == false)
    }

    @Test
    func `several changes are reported as one`() async {
        await read("a", "b")
        for topic in ["a", "a", "b"] { changes.announce(topic) }
        #expect(await observer.change())

        let waiting = waiting()
        await Task.yield()
        changes.announce("a")
        #expect(await waiting.value)
    }

    @Test
    func `a change during the read is not lost`() async {
        await observer.reading { [changes] in
            changes.registerTopic("a")
            changes.announce("a")
        }
        #expect(await observer.change())
    }

    @Test
    func `a topic that the last read did not register is no longer observed`() async {
        await read("a", "b")
        await read("b")
        changes.announce("a")
        let waiting = waiting()
        await Task.yield()
        changes.announce("b")
        #expect(await waiting.value)
        changes.announce("a")
        waiting.cancel()
        #expect(await hasChanged() == false)
    }

    @Test
    func `a read that throws adds to the observed topics`() async {
        struct Failure: Error {}
        await read("a")
        await #expect(throws: Failure.self) {
            try await observer.reading { [changes] () throws(Failure) in
                changes.registerTopic("b")
                throw Failure()
            }
        }
        changes.announce("a")
        #expect(await observer.change())
        changes.announce("b")
        #expect(await observer.change())
    }

    @Test
    func `child tasks register topics with their read, and later tasks do not`() async {
        await observer.reading { [changes] in
            await withTaskGroup { group in
                for topic in ["a", "b"] { group.addTask { changes.registerTopic(topic) } }
            }
        }
        changes.registerTopic("c")
        changes.announce("c")
        changes.announce("a")
        #expect(await observer.change())
        changes.announce("c")
        #expect(await hasChanged() == false)
    }

    @Test
    func `waiting returns immediately if no topic is observed`() async {
        #expect(await observer.change() == false)
        await read()
        #expect(await observer.change() == false)
    }

    /// Reads, learns a topic by the read, and registers the topic afterwards.
    private func readThenRegister(_ topic: String, _ read: @escaping @Sendable () -> Void) async {
        await observer.reading { [changes] in
            changes.registerTopic("key")
            let mark = changes.mark()
            read()
            if let mark { changes.registerTopics([topic], since: mark) }
        }
    }

    @Test
    func `a topic that is registered after the read is observed, and an earlier announcement is not lost`() async {
        await readThenRegister("a") {}
        changes.announce(["b", "c"])
        changes.announce(["b", "a"])
        #expect(await observer.change())

        await readThenRegister("b") { [changes] in changes.announce("b") }
        #expect(await observer.change(), "announced before it was registered")
        await readThenRegister("b") { [changes] in changes.announce("c") }
        let waiting = waiting()
        waiting.cancel()
        #expect(await waiting.value == false, "the topic was already observed during the read")
        #expect(changes.mark() == nil, "nothing observes reads outside of an observer")
    }

    @Test
    func `a deallocated observer is removed`() async {
        var observer: ChangeObserver? = ChangeObserver()
        await observer?.reading { [changes] in
            changes.registerTopic("a")
            changes.registerTopic("b")
        }
        #expect(changes.observerCount == 1)
        observer = nil
        #expect(changes.observerCount == 0)
    }

    @Test
    func `ending the notifier ends waiting and later observers`() async {
        await read("a")
        changes.announce("a")
        let waiting = waiting()
        #expect(await waiting.value)
        let last = self.waiting()
        await Task.yield()
        changes.end()
        #expect(await last.value == false)
        #expect(observer.hasEnded)
        #expect(changes.observerCount == 0)

        let other = ChangeObserver()
        let changes = ChangeNotifier()
        await other.reading { changes.registerTopic("a") }
        changes.announce("a")
        changes.end()
        #expect(await other.change() == false, "the end is not reported as a change, even after a change")

        let late = ChangeObserver()
        await late.reading { [changes = self.changes] in changes.registerTopic("a") }
        #expect(late.hasEnded)
        #expect(await late.change() == false)
    }

    @Test
    func `a thousand concurrent observers are notified and then removed`() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<1000 {
                group.addTask { [changes] in
                    let observer = ChangeObserver()
                    await observer.reading { changes.registerTopic("a") }
                    changes.announce("a")
                    return await observer.change()
                }
            }
            let heard = await group.reduce(into: 0) { count, hasHeard in count += hasHeard ? 1 : 0 }
            #expect(heard == 1000)
        }
        #expect(changes.observerCount == 0)
    }

    @Test
    func `announcements are relayed, and received ones are not relayed again`() async {
        let relayed = NIOLockedValueBox<[String]>([])
        changes.setRelay { topics in relayed.withLockedValue { $0 += topics } }
        await read("a")
        changes.announce(["a", "b"])
        #expect(await observer.change())
        changes.receive(["a"])
        #expect(await observer.change())
        #expect(relayed.withLockedValue(\.self) == ["a", "b"])
    }

    @Test
    func `without observers, announcements are relayed too`() {
        let relayed = NIOLockedValueBox<[String]>([])
        changes.setRelay { topics in relayed.withLockedValue { $0 += topics } }
        changes.announce("a")
        #expect(relayed.withLockedValue(\.self) == ["a"])
    }

    @Test
    func `lost announcements of other processes concern all observers, also during a read`() async {
        await read("a")
        let other = ChangeObserver()
        await other.reading { [changes] in
            changes.registerTopic("b")
            let mark = changes.mark()
            changes.receiveAll()
            if let mark { changes.registerTopics(["c"], since: mark) }
        }
        #expect(await observer.change())
        #expect(await other.change())
    }
}
