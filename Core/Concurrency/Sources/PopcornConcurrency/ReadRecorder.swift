package import Foundation
import NIOConcurrencyHelpers
import Synchronization

/// A dependency of a value on stored data.
package protocol ReadDependency: Sendable {

    /// Whether the data is known to be unchanged since it was read. `false` if a query must decide.
    var isUnchanged: Bool { get }

    /// Checks the data with a query.
    ///
    /// - Returns: A dependency on the same data, whose ``isUnchanged`` is `true` until the next change; `nil` if the
    ///   data has changed or cannot be read.
    func confirmed() async -> (any ReadDependency)?
}

/// A recorder of the data that a read depends on, so that its result can be kept in memory and used while the data is
/// unchanged.
///
/// Code that reads stored data calls ``current`` and records its dependency. Code that reads data without such a
/// dependency calls ``refuse()``.
package final class ReadRecorder: Sendable {

    @TaskLocal private static var recorder: ReadRecorder?

    /// The number of instances. A read accesses the task-local value only if there is at least one.
    private static let count = Atomic(0)

    /// The recorded dependencies of a value, and the time until which it may be used.
    package struct Recording: Sendable {
        package let dependencies: [any ReadDependency]
        package let validUntil: Date
        /// Closures that record a use of the value at a time, as reading it did.
        package let uses: [@Sendable (Date) -> Void]
    }

    private struct State {
        var dependencies: [any ReadDependency] = []
        var validUntil: Date?
        var uses: [@Sendable (Date) -> Void] = []
        var isRefused = false
    }

    private let state = NIOLockedValueBox(State())

    private init() {
        Self.count.add(1, ordering: .relaxed)
    }

    deinit {
        Self.count.subtract(1, ordering: .relaxed)
    }

    /// The recorder of the current task's read; `nil` if the read is not recorded.
    package static var current: ReadRecorder? {
        count.load(ordering: .relaxed) > 0 ? recorder : nil
    }

    /// Performs a read and records its dependencies.
    ///
    /// - Returns: The value, and its recording; `nil` if the value depends on data that was not recorded, or no end of
    ///   its validity is known.
    package static func recording<Value: Sendable, Failure: Error>(
        _ read: () async throws(Failure) -> Value
    ) async throws(Failure) -> (value: Value, recording: Recording?) {
        let recorder = ReadRecorder()
        let result = await $recorder.withValue(recorder) { await outcome(of: read) }
        return (try result.get(), recorder.finish())
    }

    /// Performs a read without recording it.
    package static func unrecorded<Value: Sendable>(_ read: () async -> Value) async -> Value {
        current == nil ? await read() : await $recorder.withValue(nil) { await read() }
    }

    /// Records a dependency.
    package func record(_ dependency: any ReadDependency) {
        state.withLockedValue { $0.dependencies.append(dependency) }
    }

    /// Records the time until which the value may be used. The earliest recorded time applies.
    package func limit(until date: Date) {
        state.withLockedValue { $0.validUntil = min($0.validUntil ?? date, date) }
    }

    /// Adds a closure that records a later use of the value.
    package func addUse(_ record: @escaping @Sendable (Date) -> Void) {
        state.withLockedValue { $0.uses.append(record) }
    }

    /// Records that the value depends on data without a dependency, so that it is not kept.
    package func refuse() {
        state.withLockedValue { $0.isRefused = true }
    }

    /// Returns the recording. Later records of tasks that outlive the read are ignored.
    private func finish() -> Recording? {
        state.withLockedValue { state in
            guard !state.isRefused, let validUntil = state.validUntil else { return nil }
            return Recording(dependencies: state.dependencies, validUntil: validUntil, uses: state.uses)
        }
    }
}
