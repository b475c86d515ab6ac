import NIOConcurrencyHelpers

/// The rows and values that are left out while an answer is decoded, because they cannot be read: how many, and for the
/// first of them where they stand and why.
///
/// Models have no place for this, and a decoder hands nothing down but what its caller set up. So those that leave
/// something out tell the task's list.
final class UnreadableValues: Sendable {

    /// The number of values that are described. A list that is wrong throughout is so for one reason.
    static let describedLimit = 3

    @TaskLocal private static var ofTask: UnreadableValues?

    private let state = NIOLockedValueBox((count: 0, descriptions: [String]()))

    /// How many values were left out so far.
    var count: Int { state.withLockedValue(\.count) }

    /// Where the first values stand and why they were left out, such as `genres[0].name: The value is missing`.
    var descriptions: [String] { state.withLockedValue(\.descriptions) }

    /// Notes what a closure leaves out.
    func noting<Value>(_ decode: () throws -> Value) rethrows -> Value {
        try Self.$ofTask.withValue(self, operation: decode)
    }

    /// Tells that a value is left out.
    ///
    /// - Parameters:
    ///   - error: Why it cannot be read.
    ///   - path: Where the value stands, if the error does not say.
    static func add(_ error: any Error, at path: @autoclosure () -> [any CodingKey]) {
        ofTask?.add(error, at: path())
    }

    private func add(_ error: any Error, at path: @autoclosure () -> [any CodingKey]) {
        state.withLockedValue { state in
            state.count += 1
            guard state.descriptions.count < Self.describedLimit else { return }
            let (place, reason) = DecodingFailure.describe(error, at: path())
            state.descriptions.append("\(place): \(reason)")
        }
    }
}
