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
        #expect(records.lines == (0..<100).map { "\($0)\n" })
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
        output.add("first")
        started.wait()
        for _ in 0..<LogOutput.maximumWaitingLines + 3 { output.add("next") }
        #expect(records.droppedCount == 3)

        mayContinue.signal()
        output.flush()
        #expect(records.lines.count == LogOutput.maximumWaitingLines + 1)
    }
}

/// The lines that an output wrote, and the number of lines that it discarded.
private final class Records: Sendable {

    private let state = Mutex((lines: [String](), droppedCount: 0))

    var lines: [String] { state.withLock { $0.lines } }
    var droppedCount: Int { state.withLock { $0.droppedCount } }

    func write(_ line: String) { state.withLock { $0.lines.append(line) } }

    func drop() { state.withLock { $0.droppedCount += 1 } }
}
