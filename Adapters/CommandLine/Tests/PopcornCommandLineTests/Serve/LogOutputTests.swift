import Dispatch
import Synchronization
import Testing

@testable import PopcornCommandLine

@Suite struct LogOutputTests {

    private let records = Records()

    @Test func `lines are written in order, each with a newline`() {
        let output = LogOutput { [records] in records.write($0) }
        for number in 0..<100 { output.add("\(number)") }
        output.flush()
        #expect(records.lines.joined() == (0..<100).map { "\($0)\n" }.joined())
    }

    @Test func `lines that are added together are one write, with a limit`() {
        let output = LogOutput(delay: .seconds(3600)) { [records] in records.write($0) }
        let count = LogOutput.maximumWrittenLines + 2
        for _ in 0..<count { output.add("line") }
        output.flush()
        #expect(
            records.lines == [LogOutput.maximumWrittenLines, 2].map { String(repeating: "line\n", count: $0) })
    }

    @Test(.timeLimit(.minutes(1)))
    func `an urgent line is written with the lines before it, and others after the delay`() async {
        let (writes, continuation) = AsyncStream.makeStream(of: String.self)
        var written = writes.makeAsyncIterator()
        let slow = LogOutput(delay: .seconds(3600)) { continuation.yield($0) }
        slow.add("first")
        slow.add("second", isUrgent: true)
        #expect(await written.next() == "first\nsecond\n")
        let fast = LogOutput(delay: .milliseconds(1)) { continuation.yield($0) }
        fast.add("third")
        #expect(await written.next() == "third\n")
        fast.add("fourth")
        #expect(await written.next() == "fourth\n")
    }

    @Test func `lines that exceed the limit while the output is blocked are discarded and counted`() {
        let (started, mayContinue) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let output = LogOutput { [records] line in
            if line == "first\n" {
                started.signal()
                mayContinue.wait()
            }
            records.write(line)
        } onDrop: { [records] in
            records.drop()
        }
        output.add("first", isUrgent: true)
        started.wait()
        for _ in 0..<LogOutput.maximumWaitingLines + 3 { output.add("next") }
        #expect(records.droppedCount == 3)

        mayContinue.signal()
        output.flush()
        #expect(records.lines.joined().split(separator: "\n").count == LogOutput.maximumWaitingLines + 1)
    }
}

/// The writes of an output, and the number of lines that it discarded.
private final class Records: Sendable {

    private let state = Mutex((lines: [String](), droppedCount: 0))

    var lines: [String] { state.withLock { $0.lines } }
    var droppedCount: Int { state.withLock { $0.droppedCount } }

    func write(_ line: String) { state.withLock { $0.lines.append(line) } }

    func drop() { state.withLock { $0.droppedCount += 1 } }
}
