import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency
import Synchronization

/// A value in memory, with its JSON once it was requested, and the conditions under which it may be returned.
final class KeptValue<Value: Sendable>: Sendable {

    /// The JSON of a value by its watchlist status, which is `nil` for a value without a status.
    private final class JSON: Sendable {
        let data = NIOLockedValueBox<[Bool?: Data]>([:])
    }

    /// The interval in which only one use is recorded, in seconds.
    private static var useInterval: TimeInterval { 0.1 }

    let sourced: Sourced<Value>
    /// The times between which the value may be returned.
    private let validity: ClosedRange<Date>
    private let dependencies: [any ReadDependency]
    private let uses: [@Sendable (Date) -> Void]
    /// The time of the last recorded use, in seconds since the reference date.
    private let lastUse = Synchronization.Atomic(-TimeInterval.infinity)
    private let json: JSON

    /// Creates a kept value; `nil` if it may not be returned later.
    ///
    /// - Parameter date: The time before the value was read.
    convenience init?(_ sourced: Sourced<Value>, _ recording: ReadRecorder.Recording?, readAt date: Date) {
        guard let recording, !recording.dependencies.isEmpty, recording.validUntil > date,
            sourced.origin == .cache, sourced.failure == nil
        else { return nil }
        self.init(
            sourced, validity: date...recording.validUntil, dependencies: recording.dependencies, uses: recording.uses,
            json: JSON())
    }

    private init(
        _ sourced: Sourced<Value>, validity: ClosedRange<Date>, dependencies: [any ReadDependency],
        uses: [@Sendable (Date) -> Void], json: JSON
    ) {
        self.sourced = sourced
        self.validity = validity
        self.dependencies = dependencies
        self.uses = uses
        self.json = json
    }

    /// Returns whether the value may be returned at a time, if the data that it depends on is unchanged.
    func isValid(at now: Date) -> Bool {
        validity.contains(now) && now < validity.upperBound
    }

    /// Whether the data that the value depends on is known to be unchanged.
    var isUnchanged: Bool {
        // The elements of a loop would be copied: their reference counts would be shared by all threads.
        for index in dependencies.indices where !dependencies[index].isUnchanged { return false }
        return true
    }

    /// Checks the data that the value depends on with queries.
    ///
    /// - Returns: The value with renewed dependencies; `nil` if the data has changed.
    func confirmed() async -> KeptValue? {
        var renewed: [any ReadDependency] = []
        for dependency in dependencies {
            guard let current = dependency.isUnchanged ? dependency : await dependency.confirmed() else { return nil }
            renewed.append(current)
        }
        return KeptValue(sourced, validity: validity, dependencies: renewed, uses: uses, json: json)
    }

    /// Records a use of the value, so that the data that it depends on counts as recently used. Does nothing if another
    /// use was recorded less than 100 milliseconds before.
    func recordUse(at now: Date) {
        let time = now.timeIntervalSinceReferenceDate
        let last = lastUse.load(ordering: .relaxed)
        guard abs(time - last) >= Self.useInterval,
            lastUse.compareExchange(expected: last, desired: time, ordering: .relaxed).exchanged
        else { return }
        for record in uses { record(now) }
    }

    /// Returns the JSON of the value with a watchlist status; `nil` if it was not requested yet.
    func json(_ status: Bool?) -> Data? {
        json.data.withLockedValue { $0[status] }
    }

    /// Keeps the JSON of the value with a watchlist status.
    func keep(_ data: Data, _ status: Bool?) {
        json.data.withLockedValue { $0[status] = data }
    }

    /// Returns whether two kept values share their JSON, because one is a copy of the other with renewed dependencies.
    func sharesJSON(with other: KeptValue) -> Bool { json === other.json }
}
