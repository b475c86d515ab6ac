import Testing

@testable import PopcornConcurrency

@Suite struct WaitingLineTests {

    private func drain(_ line: inout WaitingLine<Int>) -> [Int] {
        var callers: [Int] = []
        while let (ticket, caller) = line.first() {
            callers.append(caller)
            #expect(line.remove(ticket) == caller)
        }
        return callers
    }

    @Test func `callers are served in order, without those that left`() {
        var line = WaitingLine<Int>()
        for caller in 0..<1000 { line.append(caller, ticket: UInt64(caller)) }
        for caller in 0..<1000 where caller % 3 != 0 { #expect(line.remove(UInt64(caller)) == caller) }
        #expect(line.count == 334)
        #expect(line.remove(1) == nil)
        #expect(drain(&line) == (0..<1000).filter { $0 % 3 == 0 })
        #expect(line.count == 0)
        line.append(7, ticket: 5000)
        #expect(drain(&line) == [7])
    }

    @Test func `a caller at the front is served first`() {
        var line = WaitingLine<Int>()
        for caller in 1...3 { line.append(caller, ticket: UInt64(caller)) }
        line.prepend(4, ticket: 4)
        #expect(line.first()?.caller == 4)
        #expect(line.remove(4) == 4)
        #expect(line.first()?.caller == 1)
        #expect(line.remove(1) == 1)
        #expect(line.first()?.caller == 2)
        line.prepend(5, ticket: 5)
        #expect(line.count == 3)
        #expect(drain(&line) == [5, 2, 3])
    }

    @Test func `callers that leave behind a waiting one free their memory`() {
        var line = WaitingLine<Int>()
        line.append(-1, ticket: 0)
        for ticket in 1...100_000 as ClosedRange<UInt64> {
            line.append(Int(ticket), ticket: ticket)
            _ = line.remove(ticket)
        }
        #expect(line.count == 1)
        #expect(line.ticketCount < 200)
        #expect(drain(&line) == [-1])
    }
}
