import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// The sessions of clients over HTTP, in versions with a handshake. A session keeps the version, and the requests in
/// progress that the client can cancel.
final class MCPSessions: Sendable {

    /// The maximum number of sessions. A client can have at most a quarter of them. If there are more, the least
    /// recently used session without a request in progress ends.
    static let maximum = 1_000
    /// The time without a request after which a session ends.
    static let idleTime = Duration.seconds(3_600)
    /// The time after which a session ends.
    static let maximumAge = Duration.seconds(86_400)

    /// A session.
    struct Session: Sendable {
        let version: MCPVersion
        let calls = MCPCalls()
        /// The token of the client that began the session; `nil` for a client without a token. No other client can use
        /// the session.
        fileprivate let token: TokenHash?
        fileprivate let client: RequestClient
        fileprivate let start: ContinuousClock.Instant
        fileprivate var lastUse: ContinuousClock.Instant
    }

    private let clock: WallClock
    private let randomBytes: @Sendable (Int) -> [UInt8]
    private let sessions = NIOLockedValueBox<[String: Session]>([:])

    init(clock: WallClock, randomBytes: @escaping @Sendable (Int) -> [UInt8]) {
        self.clock = clock
        self.randomBytes = randomBytes
    }

    /// The number of sessions, including sessions that have ended by age.
    var count: Int { sessions.withLockedValue(\.count) }

    /// Begins a session of the client of the current task.
    ///
    /// - Returns: The identifier of the session.
    /// - Throws: ``Problem`` if there are too many sessions with requests in progress.
    func begin(_ version: MCPVersion, token: TokenHash?) throws(Problem) -> String {
        let id = AccessToken.text(randomBytes(AccessToken.randomBytes))
        let (client, now) = (RequestClient.current, clock.uptime)
        let isBegun = sessions.withLockedValue { sessions in
            sessions = sessions.filter { !Self.hasEnded($0.value, now) }
            let own = sessions.filter { $0.value.client == client }
            let isFull = client != .none && own.count >= Self.maximum.quarter
            if isFull || sessions.count >= Self.maximum {
                let idle = (isFull ? own : sessions).filter(\.value.calls.isEmpty)
                guard let oldest = idle.min(by: { $0.value.lastUse < $1.value.lastUse }) else { return false }
                sessions[oldest.key] = nil
            }
            sessions[id] = Session(version: version, token: token, client: client, start: now, lastUse: now)
            return true
        }
        guard isBegun else {
            throw Problem(.overloaded, "The service has too many sessions.", retryAfter: .seconds(60))
        }
        return id
    }

    /// Returns a session of a client, and records its use.
    ///
    /// - Throws: ``Problem`` of kind `notFound` if the session does not exist, has ended, or belongs to another client.
    func session(_ id: String, token: TokenHash?) throws(Problem) -> Session {
        let now = clock.uptime
        let session = sessions.withLockedValue { sessions -> Session? in
            guard let session = sessions[id], session.token == token, !Self.hasEnded(session, now) else { return nil }
            sessions[id]?.lastUse = now
            return session
        }
        guard let session else { throw Problem(.notFound, "The session has ended. Send initialize to begin another.") }
        return session
    }

    /// Ends a session of a client, and cancels its requests.
    ///
    /// - Throws: ``Problem`` of kind `notFound` as for ``session(_:token:)``.
    func end(_ id: String, token: TokenHash?) throws(Problem) {
        let session = try session(id, token: token)
        sessions.withLockedValue { $0[id] = nil }
        session.calls.cancelAll()
    }

    private static func hasEnded(_ session: Session, _ now: ContinuousClock.Instant) -> Bool {
        now - session.start > maximumAge || now - session.lastUse > idleTime && session.calls.isEmpty
    }
}
