import NIOConcurrencyHelpers

/// Counts the rows that are left out while an answer is decoded, because they cannot be read.
///
/// Models have no place for the number, and a decoder hands nothing down but what its caller set up. So those that leave
/// rows out tell the task's counter.
final class SkippedRows: Sendable {

    @TaskLocal private static var ofTask: SkippedRows?

    private let number = NIOLockedValueBox(0)

    /// How many rows were left out so far.
    var count: Int { number.withLockedValue(\.self) }

    /// Counts what a closure leaves out.
    func counting<Value>(_ decode: () throws -> Value) rethrows -> Value {
        try Self.$ofTask.withValue(self, operation: decode)
    }

    /// Tells that rows are left out.
    static func add(_ count: Int = 1) {
        ofTask?.number.withLockedValue { $0 += count }
    }
}
