import Foundation

/// The JSON text of a value, which encoders append to.
///
/// The encoder of the value in progress appends directly to the bytes. A container that can be used at the same time as
/// another container, such as a nested container, has a separate document. It is inserted when the enclosing value is
/// complete.
final class JSONDocument {

    /// The maximum depth of nested containers, which is that of `JSONEncoder`.
    static let maximumDepth = 511

    /// The mutable part. It is accessed by a pointer, so that no access is checked for exclusivity.
    struct State {
        var bytes: JSONBytes
        var members: JSONMembers
        /// A copy of members in progress, while they are sorted.
        var scratch: JSONBytes
        /// The number of the encoder that appends; 0 if none does.
        var active = 0
        var lastNumber = 0
        var failure: JSONFailure?
    }

    let state: UnsafeMutablePointer<State>
    let isPretty: Bool
    /// The number of containers that enclose the document.
    let depth: Int
    /// The coding path of the values.
    let path: [any CodingKey]
    /// The coding path of the outermost container. Like that of a `JSONEncoder`, the path of the values in a nested
    /// container lacks the keys of the containers.
    let containerPath: [any CodingKey]
    /// The encoders of the value in progress and of the values that enclose it, then unused encoders.
    private(set) var encoders: [JSONValueEncoder] = []

    init(
        isPretty: Bool, depth: Int = 0, path: [any CodingKey] = [], containerPath: [any CodingKey] = [],
        capacity: Int = 8192
    ) {
        self.isPretty = isPretty
        self.depth = depth
        self.path = path
        self.containerPath = containerPath
        state = .allocate(capacity: 1)
        state.initialize(
            to: State(
                bytes: JSONBytes(capacity: capacity), members: JSONMembers(capacity: max(16, capacity / 64)),
                scratch: JSONBytes(capacity: capacity)))
    }

    deinit {
        state.pointee.bytes.deallocate()
        state.pointee.members.deallocate()
        state.pointee.scratch.deallocate()
        state.deinitialize(count: 1)
        state.deallocate()
    }

    /// The encoder of the outermost value.
    var root: JSONValueEncoder { encoder(at: 0) }

    /// Returns the encoder of the values at a level, where level 0 is the document.
    @inline(__always)
    func encoder(at level: Int) -> JSONValueEncoder {
        if level == encoders.count { encoders.append(JSONValueEncoder(document: self, level: level)) }
        return encoders[level]
    }

    /// Encodes the only value.
    ///
    /// - Returns: Whether the value encoded anything.
    func encode(_ value: some Encodable) throws -> Bool {
        if try !root.encodeSpecial(value) { try value.encode(to: root) }
        return complete()
    }

    /// Completes the value.
    ///
    /// - Returns: Whether a value was encoded.
    func complete() -> Bool {
        // The encoders refer to the document.
        defer { encoders = [] }
        return root.complete()
    }

    /// Ends the use of the encoders after an error.
    func abandon() {
        state.pointee.active = 0
        encoders = []
    }

    /// Records a failure of a method that cannot throw.
    func fail(_ failure: JSONFailure) {
        if state.pointee.failure == nil { state.pointee.failure = failure }
    }
}

/// A reason why a value has no JSON, for which its `encode(to:)` is not the cause of an error.
enum JSONFailure: Error, CustomStringConvertible {
    /// Containers are nested too deeply.
    case depth
    /// A container was requested or used in an order that the protocols do not allow.
    case order

    var description: String {
        switch self {
        case .depth: "Containers are nested more than \(JSONDocument.maximumDepth) deep."
        case .order: "Containers of different kinds were requested for a value, or one was used after the value."
        }
    }
}
