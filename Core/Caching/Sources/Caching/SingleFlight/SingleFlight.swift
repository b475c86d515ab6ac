import AsyncPrimitives
import CoreDomain
import NIOConcurrencyHelpers

/// Lets all who want the same thing at the same time share one flight: one request, one decoding, one write.
///
/// A flight is a task of its own, so no caller's cancellation fails the others. If all who wait for it are cancelled, so
/// is the flight; a newcomer joins neither such a flight nor one whose permit to write was revoked.
final class SingleFlight<Key: CacheKey, Value: Sendable>: Sendable {

    typealias Outcome = Result<Value, PopcornError>
    typealias Work = @Sendable (WritePermit) async throws(PopcornError) -> Value

    /// What came of the wish to join.
    enum JoinResult {
        /// The flight has landed. `isShared` if another caller began it.
        case completed(Outcome, isShared: Bool)
        /// A flight for the key landed after the caller looked into the cache, so it should look again.
        case readAgain
    }

    /// What a caller notes before it looks into the cache.
    struct CacheReadMarker {
        /// Whether a flight is under way for a value that the cache cannot give, so that looking is in vain.
        let canSkipCacheRead: Bool
        fileprivate let completion: UInt64
    }

    private struct Flight {
        let isCacheMiss: Bool
        let permit: WritePermit
        var waiters: [CancellablePromise<Outcome>]
        /// How many of the waiters were not cancelled.
        var waiting = 1
        var task: Task<Void, Never>?
    }

    private struct State {
        var flights: [UInt64: Flight] = [:]
        /// The flight that newcomers join.
        var current: [Key: UInt64] = [:]
        var completions = RecentCompletions<Key>()
        var lastID: UInt64 = 0

        /// The flight for a key that can be joined.
        func joinable(_ key: Key) -> UInt64? {
            current[key].flatMap { flights[$0]?.permit.isRevoked == false ? $0 : nil }
        }
    }

    private let tasks: OwnedTasks
    private let revocations: Revocations
    private let state = NIOLockedValueBox(State())

    init(tasks: OwnedTasks, revocations: Revocations) {
        self.tasks = tasks
        self.revocations = revocations
    }

    /// How many callers wait for a key's flight; `nil` if there is none to join.
    func waiterCount(for key: Key) -> Int? {
        state.withLockedValue { state in state.joinable(key).flatMap { state.flights[$0]?.waiting } }
    }

    func markCacheRead(for key: Key) -> CacheReadMarker {
        state.withLockedValue { state in
            let flight = state.current.isEmpty ? nil : state.joinable(key).flatMap { state.flights[$0] }
            return CacheReadMarker(canSkipCacheRead: flight?.isCacheMiss ?? false, completion: state.completions.last)
        }
    }

    /// Joins the flight for a key, or begins one, and waits until it lands.
    ///
    /// - Parameters:
    ///   - marker: What was noted before the caller looked into the cache; `nil` if it did not marker.
    ///   - isCacheMiss: Whether nothing that is stored can be given.
    ///   - work: What the flight does. It writes only while its permit holds.
    /// - Throws: ``PopcornError`` of kind `cancelled` if the caller is.
    func join(
        _ key: Key, after marker: CacheReadMarker?, isCacheMiss: Bool, _ work: @escaping Work
    ) async throws(PopcornError) -> JoinResult {
        let ticket = CancellablePromise<Outcome>()
        guard let (id, permit) = board(key, ticket, after: marker, isCacheMiss: isCacheMiss) else { return .readAgain }
        if let permit { begin(id, key, permit, work) }
        guard let outcome = await ticket.value() else {
            removeWaiter(key, id)
            throw .cancelled(key)
        }
        return .completed(outcome, isShared: permit == nil)
    }

    /// Takes back the permit to write of the flight for a key. Newcomers begin a new one.
    func revoke(_ key: Key) {
        state.withLockedValue { state in
            state.current.removeValue(forKey: key).flatMap { state.flights[$0] }?.permit.revoke()
        }
    }

    /// A place on a flight, with a permit to write if the flight is yet to begin.
    private func board(
        _ key: Key, _ ticket: CancellablePromise<Outcome>, after marker: CacheReadMarker?, isCacheMiss: Bool
    ) -> (id: UInt64, permit: WritePermit?)? {
        state.withLockedValue { state in
            if let id = state.joinable(key) {
                state.flights[id]?.waiters.append(ticket)
                state.flights[id]?.waiting += 1
                return (id, nil)
            }
            if let marker, state.completions.hasCompleted(key, since: marker.completion) { return nil }
            state.lastID += 1
            let permit = WritePermit(revocations)
            state.flights[state.lastID] = Flight(isCacheMiss: isCacheMiss, permit: permit, waiters: [ticket])
            state.current[key] = state.lastID
            return (state.lastID, permit)
        }
    }

    private func begin(_ id: UInt64, _ key: Key, _ permit: WritePermit, _ work: @escaping Work) {
        let task = tasks.start {
            do throws(PopcornError) {
                let value = try await work(permit)
                self.complete(key, id, .success(value))
            } catch {
                self.complete(key, id, .failure(error))
            }
        }
        guard let task else {
            return complete(key, id, .failure(PopcornError(.unavailable, "The services were shut down")))
        }
        let isAbandoned = state.withLockedValue { state in
            state.flights[id]?.task = task
            return state.flights[id]?.waiting == 0
        }
        if isAbandoned { task.cancel() }
    }

    private func complete(_ key: Key, _ id: UInt64, _ outcome: Outcome) {
        let waiters = state.withLockedValue { state in
            if state.current[key] == id { state.current[key] = nil }
            if outcome.isAnswer { state.completions.note(key) }
            return state.flights.removeValue(forKey: id)?.waiters ?? []
        }
        for ticket in waiters { ticket.fulfil(outcome.forWaiters) }
    }

    /// Cancels a flight that nobody waits for any more.
    private func removeWaiter(_ key: Key, _ id: UInt64) {
        let task = state.withLockedValue { state -> Task<Void, Never>? in
            state.flights[id]?.waiting -= 1
            guard let flight = state.flights[id], flight.waiting == 0 else { return nil }
            if state.current[key] == id { state.current[key] = nil }
            return flight.task
        }
        task?.cancel()
    }
}

extension Result where Failure == PopcornError {
    /// Whether TMDb answered, if only that it has no such thing, so that the cache now holds what it said.
    fileprivate var isAnswer: Bool {
        switch self {
        case .success: true
        case .failure(let error): error.kind == .notFound
        }
    }

    /// Those who still wait were not cancelled themselves: if the flight was, the services are being shut down.
    fileprivate var forWaiters: Self {
        guard case .failure(let error) = self, error.kind == .cancelled else { return self }
        return .failure(PopcornError(.unavailable, "The services were shut down", cause: error))
    }
}
