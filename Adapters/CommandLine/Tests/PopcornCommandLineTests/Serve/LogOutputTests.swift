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
        let output = LogOutput { [records] in records.write($0) }
        let count = LogOutput.maximumWrittenLines + 2
        for _ in 0..<count { output.add("line") }
        output.flush()
        #expect(records.lines.count < count)
        #expect(records.lines.allSatisfy { $0.utf8.count <= 5 * LogOutput.maximumWrittenLines })
        #expect(records.lines.joined() == String(repeating: "line\n", count: count))
    }

    @Test func `an urgent line is written with the lines before it, without a flush`() async {
        let (writes, continuation) = AsyncStream.makeStream(of: String.self)
        let output = LogOutput { continuation.yield($0) }
        output.add("first")
        output.add("second", isUrgent: true)
        var written = ""
        for await lines in writes {
            written += lines
            if written.hasSuffix("second\n") { break }
        }
        #expect(written == "first\nsecond\n")
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
