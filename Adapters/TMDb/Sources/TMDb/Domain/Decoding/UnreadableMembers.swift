/// The names of the members of a response that contain values that cannot be read, such as `runtime` or `credits`.
///
/// They are not part of the model, so models with different ones are equal.
package struct UnreadableMembers: Hashable, Sendable {
    package var names: Set<String> = []

    package static func == (left: Self, right: Self) -> Bool { true }

    package func hash(into hasher: inout Hasher) {}
}
