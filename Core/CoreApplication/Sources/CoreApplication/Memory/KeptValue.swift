import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornConcurrency

/// A value in memory, with its JSON once it was requested, and the conditions under which it may be returned.
final class KeptValue<Value: Sendable>: Sendable {

    /// The JSON of a value by its watchlist status, which is `nil` for a value without one.
    private typealias JSON = NIOLockedValueBox<[Bool?: Data]>

    let sourced: Sourced<Value>
    /// The times between which the value may be returned.
    private let validity: ClosedRange<Date>
    private let dependencies: [any ReadDependency]
    private let uses: [@Sendable (Date) -> Void]
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
            json: JSON([:]))
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
    var isUnchanged: Bool { dependencies.allSatisfy(\.isUnchanged) }

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

    /// Records a use of the value, so that what it depends on counts as recently used.
    func recordUse(at now: Date) {
        for record in uses { record(now) }
    }

    /// Returns the JSON of the value with a watchlist status; `nil` if it was not requested yet.
    func json(_ status: Bool?) -> Data? {
        json.withLockedValue { $0[status] }
    }

    /// Keeps the JSON of the value with a watchlist status.
    ///
    /// - Returns: Whether it was not kept before.
    func keep(_ data: Data, _ status: Bool?) -> Bool {
        json.withLockedValue { $0.updateValue(data, forKey: status) == nil }
    }
}
