import AsyncPrimitives
import Testing

@Suite(.timeLimit(.minutes(1))) struct ChangeNotifierTests {

    private let changes = ChangeNotifier()
    private let observer = ChangeObserver()

    /// Reads something that depends on topics.
    private func read(_ topics: String...) async {
        await observer.reading { [changes] in
            for topic in topics { changes.registerTopic(topic) }
        }
    }

    /// Waits until a task waits for a change, and tells whether there was one.
    private func waiting() -> Task<Bool, Never> {
        Task { await observer.change() }
    }

    /// Whether there was a change that nobody has heard of.
    private func hasChanged() async -> Bool {
        let waiting = waiting()
        waiting.cancel()
        return await waiting.value
    }

    @Test
    func `what was read is followed, and nothing else`() async {
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
    func `many changes are heard of once`() async {
        await read("a", "b")
        for topic in ["a", "a", "b"] { changes.announce(topic) }
        #expect(await observer.change())

        let waiting = waiting()
        await Task.yield()
        changes.announce("a")
        #expect(await waiting.value)
    }

    @Test
    func `a change while it is read is not lost`() async {
        await observer.reading { [changes] in
            changes.registerTopic("a")
            changes.announce("a")
        }
        #expect(await observer.change())
    }

    @Test
    func `what the last read no longer depends on is followed no more`() async {
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
    func `a read that throws adds to what is followed`() async {
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
    func `child tasks of a read belong to it, and nothing that comes after`() async {
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
    func `who follows nothing waits for nothing`() async {
        #expect(await observer.change() == false)
        await read()
        #expect(await observer.change() == false)
    }

    @Test
    func `a observer that goes away is forgotten`() async {
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
    func `the end ends those who wait and those who come later`() async {
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
        #expect(await other.change() == false, "the end is no change, even after one")

        let late = ChangeObserver()
        await late.reading { [changes = self.changes] in changes.registerTopic("a") }
        #expect(late.hasEnded)
        #expect(await late.change() == false)
    }

    @Test
    func `a thousand observers hear of changes from many tasks, and none is left`() async {
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
}
