/// A parser that splits JSON text without decoding it, so that reassembled text keeps every byte: `6.10` stays `6.10`
/// and `1e3` stays `1e3`.
struct RawJSON {
    /// A member of an object: its key, and the ranges of the key and the value in the text.
    struct Member: Equatable {
        let key: String
        let keyRange: Range<Int>
        let valueRange: Range<Int>
    }

    let bytes: [UInt8]

    /// Returns the members of the object at `range`, in order.
    func members(in range: Range<Int>? = nil) throws(RawJSONError) -> [Member] {
        var members: [Member] = []
        var position = try open(UInt8(ascii: "{"), in: range)
        while bytes[position] != UInt8(ascii: "}") {
            let keyEnd = try endOfString(from: position)
            let colon = try skipSpace(from: keyEnd)
            guard bytes[colon] == UInt8(ascii: ":") else { throw RawJSONError(offset: colon) }
            let valueStart = try skipSpace(from: colon + 1)
            let valueEnd = try endOfValue(from: valueStart)
            let key = String(decoding: bytes[(position + 1)..<(keyEnd - 1)], as: UTF8.self)
            members.append(Member(key: key, keyRange: position..<keyEnd, valueRange: valueStart..<valueEnd))
            position = try next(after: valueEnd, closing: UInt8(ascii: "}"))
        }
        return members
    }

    /// Returns the ranges of the elements of the array at `range`, in order.
    func elements(in range: Range<Int>) throws(RawJSONError) -> [Range<Int>] {
        var elements: [Range<Int>] = []
        var position = try open(UInt8(ascii: "["), in: range)
        while bytes[position] != UInt8(ascii: "]") {
            let end = try endOfValue(from: position)
            elements.append(position..<end)
            position = try next(after: end, closing: UInt8(ascii: "]"))
        }
        return elements
    }

    func text(of member: Member) -> ArraySlice<UInt8> { bytes[member.valueRange] }

    func isArray(_ member: Member) -> Bool { bytes[member.valueRange.lowerBound] == UInt8(ascii: "[") }

    /// Returns the first position inside the brackets, after white space.
    private func open(_ bracket: UInt8, in range: Range<Int>?) throws(RawJSONError) -> Int {
        let start = try skipSpace(from: range?.lowerBound ?? 0)
        guard bytes[start] == bracket else { throw RawJSONError(offset: start) }
        return try skipSpace(from: start + 1)
    }

    /// Returns the position of the next element after a comma, or of the closing bracket.
    private func next(after end: Int, closing bracket: UInt8) throws(RawJSONError) -> Int {
        let position = try skipSpace(from: end)
        if bytes[position] == bracket { return position }
        guard bytes[position] == UInt8(ascii: ",") else { throw RawJSONError(offset: position) }
        let following = try skipSpace(from: position + 1)
        guard bytes[following] != bracket else { throw RawJSONError(offset: following) }
        return following
    }

    private func skipSpace(from start: Int) throws(RawJSONError) -> Int {
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09: position += 1
            default: return position
            }
        }
        throw RawJSONError(offset: position)
    }

    private func endOfString(from start: Int) throws(RawJSONError) -> Int {
        guard bytes[start] == UInt8(ascii: "\"") else { throw RawJSONError(offset: start) }
        var position = start + 1
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\\"): position += 2
            case UInt8(ascii: "\""): return position + 1
            default: position += 1
            }
        }
        throw RawJSONError(offset: bytes.count)
    }

    private func endOfValue(from start: Int) throws(RawJSONError) -> Int {
        switch bytes[start] {
        case UInt8(ascii: "\""): try endOfString(from: start)
        case UInt8(ascii: "{"), UInt8(ascii: "["): try endOfNested(from: start)
        default: try endOfScalar(from: start)
        }
    }

    private func endOfNested(from start: Int) throws(RawJSONError) -> Int {
        var depth = 0
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case UInt8(ascii: "\""):
                position = try endOfString(from: position)
                continue
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"):
                depth -= 1
                if depth == 0 { return position + 1 }
            default: break
            }
            position += 1
        }
        throw RawJSONError(offset: bytes.count)
    }

    private func endOfScalar(from start: Int) throws(RawJSONError) -> Int {
        var position = start
        while position < bytes.count {
            switch bytes[position] {
            case 0x20, 0x0A, 0x0D, 0x09, UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
                guard position > start else { throw RawJSONError(offset: position) }
                return position
            default: position += 1
            }
        }
        throw RawJSONError(offset: bytes.count)
    }
}

/// An error thrown if the text is not the expected object or array.
struct RawJSONError: Error, Equatable {
    /// The offset of the first invalid byte.
    let offset: Int
}
