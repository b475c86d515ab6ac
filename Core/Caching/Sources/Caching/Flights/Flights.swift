import CoreDomain
import NIOConcurrencyHelpers
import Waiting

/// Lets all who want the same thing at the same time share one flight: one request, one decoding, one write.
///
/// A flight is a task of its own, so no caller's cancellation fails the others. If all who wait for it are cancelled, so
/// is the flight; a newcomer joins neither such a flight nor one whose permit to write was revoked.
final class Flights<Key: CacheKey, Value: Sendable>: Sendable {

    typealias Outcome = Result<Value, PopcornError>
    typealias Work = @Sendable (WritePermit) async throws(PopcornError) -> Value

    /// What came of the wish to join.
    enum Boarding {
        /// The flight has landed. `isShared` if another caller began it.
        case landed(Outcome, isShared: Bool)
        /// A flight for the key landed after the caller looked into the cache, so it should look again.
        case lookAgain
    }

    /// What a caller notes before it looks into the cache.
    struct Look {
        /// Whether a flight is under way for a value that the cache cannot give, so that looking is in vain.
        let isInVain: Bool
        fileprivate let landing: UInt64
    }

    private struct Flight {
        let isAwaited: Bool
        let permit: WritePermit
        var passengers: [Ticket<Outcome>]
        /// How many of the passengers were not cancelled.
        var waiting = 1
        var task: Task<Void, Never>?
    }

    private struct State {
        var flights: [UInt64: Flight] = [:]
        /// The flight that newcomers join.
        var current: [Key: UInt64] = [:]
        var landings = RecentLandings<Key>()
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
    func passengerCount(of key: Key) -> Int? {
        state.withLockedValue { state in state.joinable(key).flatMap { state.flights[$0]?.waiting } }
    }

    func look(_ key: Key) -> Look {
        state.withLockedValue { state in
            let flight = state.current.isEmpty ? nil : state.joinable(key).flatMap { state.flights[$0] }
            return Look(isInVain: flight?.isAwaited ?? false, landing: state.landings.last)
        }
    }

    /// Joins the flight for a key, or begins one, and waits until it lands.
    ///
    /// - Parameters:
    ///   - look: What was noted before the caller looked into the cache; `nil` if it did not look.
    ///   - isAwaited: Whether nothing that is stored can be given.
    ///   - work: What the flight does. It writes only while its permit holds.
    /// - Throws: ``PopcornError`` of kind `cancelled` if the caller is.
    func join(
        _ key: Key, after look: Look?, isAwaited: Bool, _ work: @escaping Work
    ) async throws(PopcornError) -> Boarding {
        let ticket = Ticket<Outcome>()
        guard let (id, permit) = board(key, ticket, after: look, isAwaited: isAwaited) else { return .lookAgain }
        if let permit { begin(id, key, permit, work) }
        guard let outcome = await ticket.value() else {
            leave(key, id)
            throw .cancelled(key)
        }
        return .landed(outcome, isShared: permit == nil)
    }

    /// Takes back the permit to write of the flight for a key. Newcomers begin a new one.
    func revoke(_ key: Key) {
        state.withLockedValue { state in
            state.current.removeValue(forKey: key).flatMap { state.flights[$0] }?.permit.revoke()
        }
    }

    /// A place on a flight, with a permit to write if the flight is yet to begin.
    private func board(
        _ key: Key, _ ticket: Ticket<Outcome>, after look: Look?, isAwaited: Bool
    ) -> (id: UInt64, permit: WritePermit?)? {
        state.withLockedValue { state in
            if let id = state.joinable(key) {
                state.flights[id]?.passengers.append(ticket)
                state.flights[id]?.waiting += 1
                return (id, nil)
            }
            if let look, state.landings.hasLanded(key, since: look.landing) { return nil }
            state.lastID += 1
            let permit = WritePermit(revocations)
            state.flights[state.lastID] = Flight(isAwaited: isAwaited, permit: permit, passengers: [ticket])
            state.current[key] = state.lastID
            return (state.lastID, permit)
        }
    }

    private func begin(_ id: UInt64, _ key: Key, _ permit: WritePermit, _ work: @escaping Work) {
        let task = tasks.start {
            do throws(PopcornError) {
                let value = try await work(permit)
                self.land(key, id, .success(value))
            } catch {
                self.land(key, id, .failure(error))
            }
        }
        guard let task else {
            return land(key, id, .failure(PopcornError(.unavailable, "The services were shut down")))
        }
        let isAbandoned = state.withLockedValue { state in
            state.flights[id]?.task = task
            return state.flights[id]?.waiting == 0
        }
        if isAbandoned { task.cancel() }
    }

    private func land(_ key: Key, _ id: UInt64, _ outcome: Outcome) {
        let passengers = state.withLockedValue { state in
            if state.current[key] == id { state.current[key] = nil }
            if outcome.isAnswer { state.landings.note(key) }
            return state.flights.removeValue(forKey: id)?.passengers ?? []
        }
        for ticket in passengers { ticket.settle(outcome.forPassengers) }
    }

    /// Cancels a flight that nobody waits for any more.
    private func leave(_ key: Key, _ id: UInt64) {
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
    fileprivate var forPassengers: Self {
        guard case .failure(let error) = self, error.kind == .cancelled else { return self }
        return .failure(PopcornError(.unavailable, "The services were shut down", cause: error))
    }
}
