import Testing
import Waiting

@Suite(.timeLimit(.minutes(1))) struct ChangesTests {

    private let changes = Changes()
    private let follower = Follower()

    /// Reads something that depends on topics.
    private func read(_ topics: String...) async {
        await follower.reading { [changes] in
            for topic in topics { changes.follow(topic) }
        }
    }

    /// Waits until a task waits for a change, and tells whether there was one.
    private func waiting() -> Task<Bool, Never> {
        Task { await follower.change() }
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
        #expect(changes.followerCount == 1)
        changes.announce("b")
        #expect(await follower.change())

        let waiting = waiting()
        changes.announce("c")
        waiting.cancel()
        #expect(await waiting.value == false)
    }

    @Test
    func `many changes are heard of once`() async {
        await read("a", "b")
        for topic in ["a", "a", "b"] { changes.announce(topic) }
        #expect(await follower.change())

        let waiting = waiting()
        await Task.yield()
        changes.announce("a")
        #expect(await waiting.value)
    }

    @Test
    func `a change while it is read is not lost`() async {
        await follower.reading { [changes] in
            changes.follow("a")
            changes.announce("a")
        }
        #expect(await follower.change())
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
            try await follower.reading { [changes] () throws(Failure) in
                changes.follow("b")
                throw Failure()
            }
        }
        changes.announce("a")
        #expect(await follower.change())
        changes.announce("b")
        #expect(await follower.change())
    }

    @Test
    func `child tasks of a read belong to it, and nothing that comes after`() async {
        await follower.reading { [changes] in
            await withTaskGroup { group in
                for topic in ["a", "b"] { group.addTask { changes.follow(topic) } }
            }
        }
        changes.follow("c")
        changes.announce("c")
        changes.announce("a")
        #expect(await follower.change())
        changes.announce("c")
        #expect(await hasChanged() == false)
    }

    @Test
    func `who follows nothing waits for nothing`() async {
        #expect(await follower.change() == false)
        await read()
        #expect(await follower.change() == false)
    }

    @Test
    func `a follower that goes away is forgotten`() async {
        var follower: Follower? = Follower()
        await follower?.reading { [changes] in
            changes.follow("a")
            changes.follow("b")
        }
        #expect(changes.followerCount == 1)
        follower = nil
        #expect(changes.followerCount == 0)
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
        #expect(follower.hasEnded)
        #expect(changes.followerCount == 0)

        let other = Follower()
        let changes = Changes()
        await other.reading { changes.follow("a") }
        changes.announce("a")
        changes.end()
        #expect(await other.change() == false, "the end is no change, even after one")

        let late = Follower()
        await late.reading { [changes = self.changes] in changes.follow("a") }
        #expect(late.hasEnded)
        #expect(await late.change() == false)
    }

    @Test
    func `a thousand followers hear of changes from many tasks, and none is left`() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<1000 {
                group.addTask { [changes] in
                    let follower = Follower()
                    await follower.reading { changes.follow("a") }
                    changes.announce("a")
                    return await follower.change()
                }
            }
            let heard = await group.reduce(into: 0) { count, hasHeard in count += hasHeard ? 1 : 0 }
            #expect(heard == 1000)
        }
        #expect(changes.followerCount == 0)
    }
}
