import CoreDomain
import Foundation

/// The encoder of one value of a document. It is used again for later values at its level.
final class JSONValueEncoder: Encoder {

    enum Form {
        case nothing, single, array, object
    }

    /// The position of the value in the path.
    enum Position {
        case root
        case index(Int)
        case key(any CodingKey)
    }

    /// The mutable part. It is accessed by a pointer, so that no access is checked for exclusivity.
    struct Frame {
        var form = Form.nothing
        /// The number of the value. Containers of earlier values have another number.
        var number = 0
        /// The number of elements or members.
        var count = 0
        var firstMember = 0
        /// Whether a key contains escapes or is not ASCII, or documents are inserted.
        var isUnusual = false
        var position = Position.root
    }

    let document: JSONDocument
    let state: UnsafeMutablePointer<JSONDocument.State>
    let level: Int
    let frame: UnsafeMutablePointer<Frame>
    /// The documents of nested containers, with the offsets at which they are inserted.
    var insertions: [JSONInsertion] = []
    /// The keys that contain escapes or are not ASCII, by the index of the member in the object.
    var unusualKeys: [Int: String] = [:]

    init(document: JSONDocument, level: Int) {
        self.document = document
        self.level = level
        state = document.state
        frame = .allocate(capacity: 1)
        frame.initialize(to: Frame())
        if level == 0 { begin(.root) }
    }

    deinit {
        frame.deinitialize(count: 1)
        frame.deallocate()
    }

    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var codingPath: [any CodingKey] {
        document.path
            + document.encoders.prefix(level + 1).compactMap {
                switch $0.frame.pointee.position {
                case .root: nil
                case .index(let index): JSONKey(index: index)
                case .key(let key): key
                }
            }
    }

    /// The coding path of the containers.
    var containerPath: [any CodingKey] { level == 0 ? document.containerPath : codingPath }

    /// Whether the name of the property at the path ends with `At`. In an array, the name is that of the array.
    var namesTime: Bool { PopcornJSON.namesTime(codingPath) }

    /// Whether the encoder of the value with a number appends to the document.
    @inline(__always)
    func isActive(_ number: Int) -> Bool { state.pointee.active == number && frame.pointee.number == number }

    /// Begins a value.
    @inline(__always)
    func begin(_ position: Position) {
        state.pointee.lastNumber &+= 1
        state.pointee.active = state.pointee.lastNumber
        frame.pointee.form = .nothing
        frame.pointee.number = state.pointee.lastNumber
        frame.pointee.count = 0
        frame.pointee.firstMember = state.pointee.members.count
        frame.pointee.isUnusual = false
        frame.pointee.position = position
    }

    /// Completes the value.
    ///
    /// - Returns: Whether a value was encoded.
    @inline(__always)
    func complete() -> Bool {
        switch frame.pointee.form {
        case .nothing: return false
        case .single: break
        case .array: closeArray()
        case .object: closeObject()
        }
        frame.pointee.number = 0
        return true
    }

    // MARK: - Containers

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        open(.object)
        return KeyedEncodingContainer(JSONKeyedContainer<Key>(encoder: self, number: frame.pointee.number))
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        open(.array)
        return JSONUnkeyedContainer(encoder: self, number: frame.pointee.number)
    }

    func singleValueContainer() -> any SingleValueEncodingContainer {
        self
    }

    /// Begins an array or an object, or continues it.
    @inline(__always)
    private func open(_ form: Form) {
        if frame.pointee.form == form { return }
        guard frame.pointee.form == .nothing, isActive(frame.pointee.number) else { return document.fail(.order) }
        guard depth <= JSONDocument.maximumDepth else { return document.fail(.depth) }
        frame.pointee.form = form
        state.pointee.bytes.append(form == .object ? UInt8(ascii: "{") : UInt8(ascii: "["))
    }

    /// The depth of the container.
    var depth: Int { document.depth + level + 1 }
}

/// A document that is nested in another document, and its position.
struct JSONInsertion {
    /// The offset in the enclosing document.
    let offset: Int
    /// The key; `nil` in an array.
    let key: String?
    let document: JSONDocument
}

/// A key of a coding path.
struct JSONKey: CodingKey {
    let stringValue: String
    let intValue: Int?

    static let `super` = JSONKey(stringValue: "super")

    init(stringValue: String) {
        self.stringValue = stringValue
        intValue = nil
    }

    init?(intValue: Int) {
        self.init(index: intValue)
    }

    init(index: Int) {
        stringValue = "Index \(index)"
        intValue = index
    }
}
