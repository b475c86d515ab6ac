import Foundation

/// A scanner that checks in one pass that text is a complete JSON object or array (RFC 8259), without creating values.
///
/// Repeated names, numbers of any size and escaped halves of surrogate pairs are accepted, as in the grammar.
struct JSONScanner {

    /// The maximum number of containers around a value, which is that of Foundation's decoder.
    static let maximumDepth = 512

    private let bytes: UnsafeRawBufferPointer
    private var position = 0
    /// The closing brackets of the containers around the current position.
    private var closings: [UInt8] = []
    /// The ranges of the outermost object's values by their names, without values that are `null`.
    private var members: [String: Range<Int>] = [:]
    /// The range of a name of the outermost object, and the start of its value, until the value ends.
    private var openMember: (name: Range<Int>, start: Int)?

    private init(bytes: UnsafeRawBufferPointer) {
        self.bytes = bytes
    }

    /// Returns the values of an object by their names, as ranges of bytes from the start of the data, or `nil` if the
    /// data is not a complete object or array in UTF-8.
    ///
    /// Members whose value is `null` are omitted. If several members have the same name, the last one is used. An array
    /// has no members.
    static func members(of data: Data) -> [String: Range<Int>]? {
        guard (try? UTF8Span(validating: data.span)) != nil else { return nil }
        return data.withUnsafeBytes { bytes in
            var scanner = JSONScanner(bytes: bytes)
            return scanner.isComplete() ? scanner.members : nil
        }
    }

    /// Returns whether the text is a complete object or array.
    private mutating func isComplete() -> Bool {
        skipSpace()
        guard next == .leftBrace || next == .leftBracket, value() else { return false }
        var isFirst = true
        while let closing = closings.last {
            skipSpace()
            if take(closing) {
                closings.removeLast()
                isFirst = false
                endMember()
                continue
            }
            if !isFirst {
                guard take(.comma) else { return false }
                skipSpace()
            }
            let depth = closings.count
            guard closing == .rightBrace ? member() : value() else { return false }
            // A container that has been opened is empty so far.
            isFirst = closings.count > depth
            endMember()
        }
        skipSpace()
        return position == bytes.count
    }

    /// Scans a name and the beginning of its value.
    private mutating func member() -> Bool {
        guard let name = string() else { return false }
        skipSpace()
        guard take(.colon) else { return false }
        skipSpace()
        if closings.count == 1 { openMember = (name, position) }
        return value()
    }

    /// Records the member of the outermost object whose value ends at the current position.
    private mutating func endMember() {
        guard closings.count == 1, let (name, start) = openMember else { return }
        openMember = nil
        guard let name = Self.text(of: bytes[name]) else { return }
        members[name] = bytes[start] == UInt8(ascii: "n") ? nil : start..<position
    }

    /// Scans a value, or the opening bracket of a container.
    private mutating func value() -> Bool {
        switch next {
        case .leftBrace: return open(closing: .rightBrace)
        case .leftBracket: return open(closing: .rightBracket)
        case .quote: return string() != nil
        case UInt8(ascii: "t"): return take("true")
        case UInt8(ascii: "f"): return take("false")
        case UInt8(ascii: "n"): return take("null")
        default: return number()
        }
    }

    private mutating func open(closing: UInt8) -> Bool {
        position += 1
        closings.append(closing)
        return closings.count <= Self.maximumDepth
    }

    /// Scans a string and returns the range of its contents.
    private mutating func string() -> Range<Int>? {
        guard take(.quote) else { return nil }
        let start = position
        while position < bytes.count {
            let byte = bytes[position]
            position += 1
            if byte == .quote { return start..<position - 1 }
            if byte < 0x20 { return nil }
            if byte == .backslash, !escape() { return nil }
        }
        return nil
    }

    /// Scans an escape sequence after its backslash.
    private mutating func escape() -> Bool {
        guard let byte = next else { return false }
        position += 1
        guard byte == UInt8(ascii: "u") else { return "\"\\/bfnrt".utf8.contains(byte) }
        let digits = bytes[position..<min(position + 4, bytes.count)]
        position += digits.count
        return digits.count == 4 && digits.allSatisfy { $0.hexDigit != nil }
    }

    private mutating func number() -> Bool {
        _ = take(UInt8(ascii: "-"))
        let first = next
        let count = digits()
        // A number does not begin with a zero, except 0 itself.
        guard count > 0, count == 1 || first != UInt8(ascii: "0") else { return false }
        if take(UInt8(ascii: ".")), digits() == 0 { return false }
        guard take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) else { return true }
        _ = take(UInt8(ascii: "+")) || take(UInt8(ascii: "-"))
        return digits() > 0
    }

    /// Scans digits and returns their number.
    private mutating func digits() -> Int {
        let start = position
        while let next, next.isDigit { position += 1 }
        return position - start
    }

    private mutating func skipSpace() {
        while let next, next.isJSONSpace { position += 1 }
    }

    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let word = UnsafeRawBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
        guard bytes[position...].starts(with: word) else { return false }
        position += word.count
        return true
    }

    /// Returns the text that the contents of a string represent, or `nil` if it is not Unicode text.
    private static func text(of contents: Slice<UnsafeRawBufferPointer>) -> String? {
        guard contents.contains(.backslash) else { return String(validating: contents, as: UTF8.self) }
        return try? JSONDecoder().decode(String.self, from: Data("\"".utf8) + contents + Data("\"".utf8))
    }
}

extension UInt8 {
    fileprivate static let quote = UInt8(ascii: "\"")
    fileprivate static let backslash = UInt8(ascii: "\\")
    fileprivate static let comma = UInt8(ascii: ",")
    fileprivate static let colon = UInt8(ascii: ":")
    fileprivate static let leftBrace = UInt8(ascii: "{")
    fileprivate static let rightBrace = UInt8(ascii: "}")
    fileprivate static let leftBracket = UInt8(ascii: "[")
    fileprivate static let rightBracket = UInt8(ascii: "]")
}
