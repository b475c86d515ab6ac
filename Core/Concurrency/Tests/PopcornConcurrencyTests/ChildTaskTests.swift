import Testing

@testable import PopcornConcurrency

@Suite struct ChildTaskTests {

    private struct Refusal: Error, Equatable {}

    @TaskLocal private static var name = "none"

    @Test func `the value is returned, and task-local values are inherited`() async {
        let value = await Self.$name.withValue("parent") { await inChildTask { Self.name } }
        #expect(value == "parent")
    }

    @Test func `the error is thrown with its type`() async {
        await #expect(throws: Refusal()) {
            try await inChildTask { () throws(Refusal) -> Int in throw Refusal() }
        }
    }

    @Test func `a cancellation reaches the operation`() async {
        let task = Task {
            await inChildTask {
                for await _ in AsyncStream<Void>.makeStream().stream {}
                return Task.isCancelled
            }
        }
        task.cancel()
        #expect(await task.value)
    }

    @Test func `the operation of a task that is cancelled before is cancelled from its start`() async {
        let wasCancelled = await Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await inChildTask { Task.isCancelled }
        }.value
        #expect(wasCancelled)
    }

    @Test func `the operation runs in another task`() async {
        let parent = withUnsafeCurrentTask { $0?.hashValue }
        let child = await inChildTask { withUnsafeCurrentTask { $0?.hashValue } }
        #expect(parent != nil && child != nil && parent != child)
    }
}
