import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Testing

@testable import PopcornHTTP

@Suite struct MCPSessionsTests {

    private let seconds = NIOLockedValueBox(0.0)
    private let counter = NIOLockedValueBox(UInt32(0))

    private func sessions() -> MCPSessions {
        let (seconds, counter) = (seconds, counter)
        return MCPSessions(
            clock: WallClock { Date(timeIntervalSinceReferenceDate: seconds.withLockedValue { $0 }) },
            randomBytes: { count in
                let number = counter.withLockedValue { number in
                    number += 1
                    return number
                }
                return (0..<count).map { UInt8(truncatingIfNeeded: $0 < 4 ? number >> UInt32(8 * $0) : 0) }
            })
    }

    private func pass(_ time: Double) { seconds.withLockedValue { $0 += time } }

    private let token = TokenHash("pop_a")

    @Test func `a session is used and ended only by the client with its token`() throws {
        let sessions = sessions()
        let id = try sessions.begin(.june2025, token: token)
        #expect(id.utf8.count == 43)
        #expect(try sessions.session(id, token: token).version == .june2025)
        for other in [nil, TokenHash("pop_b")] {
            #expect(throws: Problem.self) { try sessions.session(id, token: other) }
            #expect(throws: Problem.self) { try sessions.end(id, token: other) }
        }
        try sessions.end(id, token: token)
        let problem = #expect(throws: Problem.self) { try sessions.session(id, token: token) }
        #expect(problem?.kind == .notFound)
        #expect(sessions.count == 0)
    }

    @Test func `a session ends an hour after its last use, and a day after its start`() throws {
        let sessions = sessions()
        let id = try sessions.begin(.june2025, token: nil)
        for _ in 0..<23 {
            pass(3_600)
            _ = try sessions.session(id, token: nil)
        }
        pass(3_599)
        _ = try sessions.session(id, token: nil)
        pass(2)
        #expect(throws: Problem.self) { try sessions.session(id, token: nil) }

        let idle = try sessions.begin(.june2025, token: nil)
        pass(3_601)
        #expect(throws: Problem.self) { try sessions.session(idle, token: nil) }
        _ = try sessions.begin(.june2025, token: nil)
        #expect(sessions.count == 1)
    }

    @Test func `of too many sessions, the one that was not used for the longest time ends`() throws {
        let sessions = sessions()
        let ids = try (0..<MCPSessions.maximum).map { _ in
            pass(0.1)
            return try sessions.begin(.june2025, token: nil)
        }
        _ = try sessions.session(ids[0], token: nil)
        _ = try sessions.begin(.june2025, token: nil)
        #expect(sessions.count == MCPSessions.maximum)
        _ = try sessions.session(ids[0], token: nil)
        #expect(throws: Problem.self) { try sessions.session(ids[1], token: nil) }
    }

    @Test func `a client has a quarter of the sessions, of which its oldest ends`() throws {
        let sessions = sessions()
        let other = try sessions.begin(.june2025, token: nil)
        try RequestClient.$current.withValue(RequestClient(id: 1, isKnown: true)) {
            let ids = try (0...MCPSessions.maximum / 4).map { _ in
                pass(0.1)
                return try sessions.begin(.june2025, token: token)
            }
            #expect(throws: Problem.self) { try sessions.session(ids[0], token: token) }
            _ = try sessions.session(ids[1], token: token)
        }
        #expect(sessions.count == MCPSessions.maximum / 4 + 1)
        _ = try sessions.session(other, token: nil)
    }
}
