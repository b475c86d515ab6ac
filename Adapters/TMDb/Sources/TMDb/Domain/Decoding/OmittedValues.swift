import NIOConcurrencyHelpers

/// The rows and values that are omitted from a response because they cannot be decoded: their number, and the coding
/// paths and reasons of the first few.
///
/// Models have no property for this, and a decoder passes down only the `userInfo` of its caller. Decoding code
/// therefore records omissions in a task-local instance.
final class OmittedValues: Sendable {

    /// The maximum number of values that are described. The rows of a malformed list usually have the same error.
    static let describedLimit = 3

    @TaskLocal private static var ofTask: OmittedValues?

    private let state = NIOLockedValueBox((count: 0, descriptions: [String](), members: Set<String>()))

    /// The number of omitted values.
    var count: Int { state.withLockedValue(\.count) }

    /// The coding paths and reasons of the first omitted values, such as `genres[0].name: The value is missing`.
    var descriptions: [String] { state.withLockedValue(\.descriptions) }

    /// The members of the task's response that contain omitted values, such as `genres`.
    static var members: Set<String> { ofTask?.state.withLockedValue(\.members) ?? [] }

    /// Runs a closure, and records the values that it omits.
    func recording<Value>(_ decode: () throws -> Value) rethrows -> Value {
        try Self.$ofTask.withValue(self, operation: decode)
    }

    /// Records an omitted value in the task's instance.
    ///
    /// - Parameters:
    ///   - error: The error that prevented decoding.
    ///   - path: The coding path of the value, used if the error lacks one.
    static func add(_ error: any Error, at path: @autoclosure () -> [any CodingKey]) {
        ofTask?.add(error, at: path())
    }

    private func add(_ error: any Error, at path: @autoclosure () -> [any CodingKey]) {
        state.withLockedValue { state in
            state.count += 1
            if let member = path().first { state.members.insert(member.stringValue) }
            guard state.descriptions.count < Self.describedLimit else { return }
            let (place, reason) = DecodingFailure.describe(error, at: path())
            state.descriptions.append("\(place): \(reason)")
        }
    }
}

/// The names of a response's members with values that cannot be read, such as `runtime` or `credits`.
///
/// They are not part of the model, so they do not affect whether models are equal.
package struct UnreadableMembers: Hashable, Sendable {
    package var names: Set<String> = []

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
