import NIOConcurrencyHelpers
import PopcornConcurrency

/// A counter of uses at once with a maximum, of which a client can have a part at most.
final class LeaseCounter: Sendable {

    /// The reason why there is no use.
    enum Refusal: Error {
        /// The maximum is reached.
        case full
        /// The maximum of the client is reached.
        case clientFull
    }

    private struct State {
        var used = 0
        /// The uses of the clients that have any.
        var usedByClient: [RequestClient: Int] = [:]

        mutating func add(_ count: Int, of client: RequestClient) {
            used += count
            let ofClient = usedByClient[client, default: 0] + count
            usedByClient[client] = ofClient > 0 ? ofClient : nil
        }
    }

    let maximum: Int
    private let clientMaximum: Int
    private let state = NIOLockedValueBox(State())

    /// Creates a counter.
    ///
    /// - Parameters:
    ///   - maximum: The maximum.
    ///   - clientMaximum: The maximum of a client.
    init(maximum: Int, clientMaximum: Int) {
        self.maximum = maximum
        self.clientMaximum = clientMaximum
    }

    /// The number of uses.
    var count: Int { state.withLockedValue(\.used) }

    /// Returns a use of the client of the current task, which ends when it is deallocated. The maximum of a client does not
    /// apply to ``PopcornConcurrency/RequestClient/none``.
    ///
    /// - Parameter cost: The number of uses that it counts as. It may exceed the maximum. Default: 1.
    func lease(_ cost: Int = 1) throws(Refusal) -> Lease {
        let client = RequestClient.current
        let refusal = state.withLockedValue { state -> Refusal? in
            guard state.used < maximum else { return .full }
            guard client == .none || state.usedByClient[client, default: 0] < clientMaximum else { return .clientFull }
            state.add(cost, of: client)
            return nil
        }
        if let refusal { throw refusal }
        return Lease(counter: self, client: client, cost: cost)
    }

    /// A use of a counter. It ends when it is deallocated, because a response can be dropped without being written.
    final class Lease: Sendable {
        private let counter: LeaseCounter
        private let client: RequestClient
        private let cost: Int

        fileprivate init(counter: LeaseCounter, client: RequestClient, cost: Int) {
            self.counter = counter
            self.client = client
            self.cost = cost
        }

        deinit { counter.state.withLockedValue { $0.add(-cost, of: client) } }
    }
}
