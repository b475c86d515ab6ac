/// The position of a member of a JSON object in the bytes of a document.
struct JSONMember {
    /// The first eight bytes of the key, as a big-endian number; missing bytes are zero.
    let keyPrefix: UInt64
    /// The offset of the key's opening quote.
    var start: Int
    /// The offset after the value.
    var end: Int
    /// The number of bytes between the quotes of the key.
    let keyLength: Int

    /// Returns whether the key of a member is less than the key of another member; `nil` if the keys are equal.
    ///
    /// Keys are compared by their UTF-8 bytes. Both are ASCII without escapes.
    @inline(__always)
    static func precedes(_ first: JSONMember, _ second: JSONMember, in bytes: UnsafeMutableRawPointer) -> Bool? {
        if first.keyPrefix != second.keyPrefix { return first.keyPrefix < second.keyPrefix }
        let common = min(first.keyLength, second.keyLength)
        var offset = 8
        while offset < common {
            let left = bytes.load(fromByteOffset: first.start + 1 + offset, as: UInt8.self)
            let right = bytes.load(fromByteOffset: second.start + 1 + offset, as: UInt8.self)
            if left != right { return left < right }
            offset &+= 1
        }
        return first.keyLength == second.keyLength ? nil : first.keyLength < second.keyLength
    }
}

/// A stack of the members of incomplete JSON objects in a document. The innermost object is last.
///
/// The owner must call ``deallocate()``.
struct JSONMembers {

    private(set) var start: UnsafeMutablePointer<JSONMember>
    private(set) var count = 0
    private var capacity: Int

    init(capacity: Int) {
        self.capacity = capacity
        start = .allocate(capacity: capacity)
    }

    func deallocate() {
        start.deallocate()
    }

    @inline(__always)
    mutating func append(_ member: JSONMember) {
        if count == capacity { grow() }
        (start + count).initialize(to: member)
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<JSONMember>.allocate(capacity: 2 * capacity)
        larger.moveInitialize(from: start, count: count)
        start.deallocate()
        start = larger
        capacity *= 2
    }

    /// Removes the members from an index.
    mutating func truncate(to index: Int) {
        count = index
    }

    /// Sorts the members from an index by their keys.
    ///
    /// - Returns: Whether the order changed; `nil` if two keys are equal, in which case the order is undefined.
    mutating func sort(from first: Int, in bytes: UnsafeMutableRawPointer) -> Bool? {
        // Sorting by insertion is quadratic, but faster for the few members of most objects.
        guard count - first <= 40 else { return sortMany(from: first, in: bytes) }
        var isChanged = false
        var index = first + 1
        while index < count {
            let member = start[index]
            var target = index
            while target > first {
                guard let precedes = JSONMember.precedes(member, start[target &- 1], in: bytes) else {
                    start[target] = member
                    return nil
                }
                if !precedes { break }
                start[target] = start[target &- 1]
                target &-= 1
            }
            if target != index {
                start[target] = member
                isChanged = true
            }
            index &+= 1
        }
        return isChanged
    }

    private mutating func sortMany(from first: Int, in bytes: UnsafeMutableRawPointer) -> Bool? {
        var members = UnsafeMutableBufferPointer(start: start + first, count: count - first)
        members.sort { JSONMember.precedes($0, $1, in: bytes) ?? false }
        for index in members.indices.dropFirst()
        where JSONMember.precedes(members[index - 1], members[index], in: bytes) == nil {
            return nil
        }
        return true
    }
}
