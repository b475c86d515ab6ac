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

    @Test func `callers that meet a condition are removed, in order`() {
        var line = PriorityLine<Int>()
        for caller in 1...200 { line.append(caller, ticket: UInt64(caller), isInteractive: caller % 2 == 0) }
        #expect(line.removeAll { $0 <= 6 || $0 > 20 }.prefix(5) == [2, 4, 6, 22, 24])
        #expect(line.count == 14)
        var order: [Int] = []
        while let (ticket, caller) = line.next() {
            line.removeNext(ticket)
            order.append(caller)
        }
        #expect(order == [8, 10, 12, 14, 16, 18, 20, 7, 9, 11, 13, 15, 17, 19])
    }

    @Test func `a caller in the background has its turn after eight others`() {
        var line = PriorityLine<Int>()
        for caller in 1...20 { line.append(caller, ticket: UInt64(caller), isInteractive: caller > 2) }
        var order: [Int] = []
        while let (ticket, caller) = line.next() {
            line.removeNext(ticket)
            order.append(caller)
        }
        #expect(order == Array(3...10) + [1] + Array(11...18) + [2, 19, 20])
    }

    private func drain(_ line: inout FairLine<String>) -> [String] {
        var callers: [String] = []
        while let (ticket, caller) = line.first() {
            line.removeFirst(ticket)
            callers.append(caller)
        }
        return callers
    }

    @Test func `clients are served in turn, and those with a token before others`() {
        let (one, two) = (RequestClient(id: 1, isKnown: false), RequestClient(id: 2, isKnown: false))
        let (token, other) = (RequestClient(id: 3, isKnown: true), RequestClient(id: 4, isKnown: true))
        var line = FairLine<String>()
        var ticket: UInt64 = 0
        func add(_ names: String..., of client: RequestClient) {
            for name in names {
                ticket += 1
                line.append(name, ticket: ticket, of: client)
            }
        }
        add("a1", "a2", "a3", of: one)
        add("b1", of: two)
        add("c1", "c2", "c3", "c4", "c5", "c6", "c7", of: token)
        add("d1", "d2", "d3", of: other)
        #expect(line.count == 14)
        #expect(line.count(ofKindOf: one) == 4)
        #expect(line.count(ofKindOf: other) == 10)
        #expect(line.count(of: two) == 1)
        // A caller that leaves does not end the turn of its client.
        #expect(line.remove(1) == "a1")
        #expect(line.remove(1) == nil)
        #expect(
            drain(&line) == ["c1", "d1", "c2", "d2", "c3", "d3", "c4", "c5", "a2", "c6", "c7", "b1", "a3"])
        #expect(line.count == 0)
        add("e1", of: two)
        #expect(drain(&line) == ["e1"])
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
