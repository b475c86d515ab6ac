/// An allowance of requests that several processes share, in addition to the ``RateLimit`` of each.
package protocol RequestAllowance: Sendable {

    /// Reserves requests. Each reservation counts, whether or not its request is sent.
    ///
    /// - Returns: The delays after which the requests may be sent, in ascending order. Empty if the task was cancelled.
    func reserve(_ count: Int) async -> [Duration]

    /// Pauses the requests of all processes, after a 429 response.
    func pause(for duration: Duration) async
}

/// The reserved requests of a process that were not sent yet.
struct ReservedRequests {

    /// The maximum number of requests that are reserved at a time.
    static let batch = 4

    /// The time for which a reservation can be used. Older reservations would allow a burst that other processes do not
    /// expect.
    private static let lifetime = Duration.seconds(1)

    /// The times at which the requests may be sent, in ascending order.
    private var times: [Duration] = []

    /// Adds reserved requests.
    mutating func add(_ delays: [Duration], now: Duration) {
        times += delays.map { now + $0 }
        times.sort()
    }

    /// Returns the time until a reserved request may be sent, which is zero or negative if it may be sent now; `nil` if
    /// no request is reserved.
    mutating func delay(now: Duration) -> Duration? {
        times.removeAll { $0 + Self.lifetime < now }
        return times.first.map { $0 - now }
    }

    /// Uses the first reserved request.
    mutating func use() {
        if !times.isEmpty { times.removeFirst() }
    }
}
