/// A scanner of the JSON object of a title (RFC 8259).
///
/// Foundation's decoder needs ten times as long for a line. Members can be in any order, and unknown members are
/// skipped. If a member is repeated, the last one is used.
struct JSONLineScanner {

    /// The maximum depth of the value of an unknown member.
    static let depthLimit = 32

    private enum Member {
        case id, name, popularity, adult, video
    }

    private var position = 0
    /// The bytes of the last string.
    private var text: [UInt8] = []

    /// Returns the title in a line.
    mutating func title(in line: Span<UInt8>) throws(LineDefect) -> ExportedTitle {
        position = 0
        skipSpace(line)
        guard take("{", line) else { throw .notAnObject }
        var id: Int?
        var title = ExportedTitle(id: 0, name: "")
        skipSpace(line)
        if !take("}", line) {
            repeat {
                skipSpace(line)
                try scanString(line)
                let member = Self.member(text)
                skipSpace(line)
                guard take(":", line) else { throw .invalidJSON }
                skipSpace(line)
                try scanValue(of: member, line, &id, &title)
                skipSpace(line)
            } while take(",", line)
            guard take("}", line) else { throw .invalidJSON }
        }
        skipSpace(line)
        guard position == line.count else { throw .invalidJSON }
        guard let id, id > 0 else { throw .missingID }
        guard !title.name.isEmpty else { throw .missingName }
        title.id = id
        return title
    }

    /// Returns whether a line consists of spaces.
    static func isBlank(_ line: Span<UInt8>) -> Bool {
        for index in line.indices where !isSpace(line[index]) { return false }
        return true
    }

    private static func member(_ name: [UInt8]) -> Member? {
        // The count excludes most of the comparisons.
        switch name.count {
        case 2: equals(name, "id") ? .id : nil
        case 4: equals(name, "name") ? .name : nil
        case 5: equals(name, "adult") ? .adult : equals(name, "video") ? .video : nil
        case 10: equals(name, "popularity") ? .popularity : nil
        case 13: equals(name, "original_name") ? .name : nil
        case 14: equals(name, "original_title") ? .name : nil
        default: nil
        }
    }

    private static func equals(_ name: [UInt8], _ other: StaticString) -> Bool {
        other.withUTF8Buffer { name.elementsEqual($0) }
    }
}

// MARK: - Values

extension JSONLineScanner {

    private mutating func scanValue(
        of member: Member?, _ line: Span<UInt8>, _ id: inout Int?, _ title: inout ExportedTitle
    ) throws(LineDefect) {
        // A member that is null is like an absent one.
        guard let member, position < line.count, line[position] != UInt8(ascii: "n") else {
            return try skipValue(line)
        }
        switch member {
        case .id:
            guard let number = Int(exactly: try scanNumber(line)) else { throw .missingID }
            id = number
        case .name:
            guard line[position] == UInt8(ascii: "\"") else { throw .invalidMember }
            try scanString(line)
            guard text.count <= ExportedTitle.nameLimit else { throw .nameTooLong }
            guard let name = String(validating: text, as: UTF8.self) else { throw .invalidText }
            title.name = name
        case .popularity:
            title.popularity = max(0, try scanPopularity(line))
        case .adult:
            title.isAdult = try scanFlag(line)
        case .video:
            title.isVideo = try scanFlag(line)
        }
    }

    private mutating func scanFlag(_ line: Span<UInt8>) throws(LineDefect) -> Bool {
        if takeWord("true", line) { return true }
        if takeWord("false", line) { return false }
        throw .invalidMember
    }

    /// Returns a number, or the number in a text.
    private mutating func scanPopularity(_ line: Span<UInt8>) throws(LineDefect) -> Double {
        guard line[position] == UInt8(ascii: "\"") else { return try scanNumber(line) }
        try scanString(line)
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else {
            throw .invalidMember
        }
        return number
    }

    private mutating func scanNumber(_ line: Span<UInt8>) throws(LineDefect) -> Double {
        let start = position
        let isNegative = take("-", line)
        let (whole, wholeCount) = scanDigits(line)
        guard wholeCount > 0 else { throw start == position ? .invalidMember : .invalidJSON }
        var mantissa = whole
        var digitCount = wholeCount
        var scale = 0
        if take(".", line) {
            while position < line.count, Self.isDigit(line[position]) {
                if digitCount < Self.exactDigits { mantissa = mantissa * 10 + UInt64(line[position] & 0x0F) }
                digitCount += 1
                scale += 1
                position += 1
            }
            guard scale > 0 else { throw .invalidJSON }
        }
        let hasExponent = position < line.count && line[position] | 0x20 == UInt8(ascii: "e")
        if !hasExponent, digitCount <= Self.exactDigits {
            let value = Double(mantissa) / Self.powersOfTen[scale]
            return isNegative ? -value : value
        }
        while position < line.count, Self.isPartOfNumber(line[position]) { position += 1 }
        return try Self.slowNumber(line.extracting(start..<position))
    }

    /// The number of decimal digits that a `Double` represents exactly.
    private static let exactDigits = 15
    private static let powersOfTen: [Double] = (0...exactDigits).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0.1) * 10)
    }

    private mutating func scanDigits(_ line: Span<UInt8>) -> (value: UInt64, count: Int) {
        var value: UInt64 = 0
        var count = 0
        while position < line.count, Self.isDigit(line[position]) {
            if count < Self.exactDigits { value = value * 10 + UInt64(line[position] & 0x0F) }
            count += 1
            position += 1
        }
        return (value, count)
    }

    private static func slowNumber(_ bytes: Span<UInt8>) throws(LineDefect) -> Double {
        var text: [UInt8] = []
        for index in bytes.indices { text.append(bytes[index]) }
        guard let number = Double(String(decoding: text, as: UTF8.self)), number.isFinite else { throw .invalidJSON }
        return number
    }
}

// MARK: - Strings

extension JSONLineScanner {

    /// Scans a string to ``text``.
    private mutating func scanString(_ line: Span<UInt8>) throws(LineDefect) {
        guard take("\"", line) else { throw .invalidJSON }
        text.removeAll(keepingCapacity: true)
        while position < line.count {
            let byte = line[position]
            position += 1
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\") {
                try scanEscape(line)
            } else {
                guard byte >= 0x20 else { throw .invalidJSON }
                text.append(byte)
            }
        }
        throw .invalidJSON
    }

    private mutating func scanEscape(_ line: Span<UInt8>) throws(LineDefect) {
        guard position < line.count else { throw .invalidJSON }
        let byte = line[position]
        position += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): try scanUnicodeEscape(line)
        default: throw .invalidText
        }
    }

    private mutating func scanUnicodeEscape(_ line: Span<UInt8>) throws(LineDefect) {
        var value = try scanHexadecimal(line)
        if 0xD800..<0xDC00 ~= value {
            guard take("\\", line), take("u", line) else { throw .invalidText }
            let low = try scanHexadecimal(line)
            guard 0xDC00..<0xE000 ~= low else { throw .invalidText }
            value = 0x10000 + (value - 0xD800) << 10 + (low - 0xDC00)
        }
        guard let scalar = Unicode.Scalar(value) else { throw .invalidText }
        text.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
    }

    private mutating func scanHexadecimal(_ line: Span<UInt8>) throws(LineDefect) -> UInt32 {
        guard position + 4 <= line.count else { throw .invalidText }
        var value: UInt32 = 0
        for _ in 0..<4 {
            let byte = line[position]
            position += 1
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 | UInt32(byte & 0x0F)
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"):
                value = value << 4 | UInt32(byte & 0x0F + 9)
            default: throw .invalidText
            }
        }
        return value
    }
}

// MARK: - Skipping

extension JSONLineScanner {

    /// Skips a value of any type. Objects and arrays are skipped without recursion.
    private mutating func skipValue(_ line: Span<UInt8>) throws(LineDefect) {
        /// The closing brackets of the open objects and arrays.
        var closing: [UInt8] = []
        while true {
            skipSpace(line)
            guard position < line.count else { throw .invalidJSON }
            let byte = line[position]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
                guard closing.count < Self.depthLimit else { throw .tooDeep }
                closing.append(byte + 2)
                position += 1
                skipSpace(line)
                if position < line.count, line[position] != byte + 2 {
                    if byte == UInt8(ascii: "{") { try skipKey(line) }
                    continue
                }
            } else {
                try skipScalar(line)
            }
            // After a value, or at the end of an empty object or array.
            while true {
                skipSpace(line)
                guard let last = closing.last else { return }
                guard position < line.count else { throw .invalidJSON }
                let next = line[position]
                position += 1
                if next == last {
                    closing.removeLast()
                } else if next == UInt8(ascii: ",") {
                    if last == UInt8(ascii: "}") { try skipKey(line) }
                    break
                } else {
                    throw .invalidJSON
                }
            }
        }
    }

    private mutating func skipKey(_ line: Span<UInt8>) throws(LineDefect) {
        skipSpace(line)
        try scanString(line)
        skipSpace(line)
        guard take(":", line) else { throw .invalidJSON }
    }

    private mutating func skipScalar(_ line: Span<UInt8>) throws(LineDefect) {
        if line[position] == UInt8(ascii: "\"") { return try scanString(line) }
        if takeWord("true", line) || takeWord("false", line) || takeWord("null", line) { return }
        do throws(LineDefect) {
            _ = try scanNumber(line)
        } catch {
            throw .invalidJSON
        }
    }

    private mutating func skipSpace(_ line: Span<UInt8>) {
        while position < line.count, Self.isSpace(line[position]) { position += 1 }
    }

    /// Moves past a byte if it is next.
    private mutating func take(_ byte: Unicode.Scalar, _ line: Span<UInt8>) -> Bool {
        guard position < line.count, line[position] == UInt8(ascii: byte) else { return false }
        position += 1
        return true
    }

    /// Moves past a word if it is next.
    private mutating func takeWord(_ word: StaticString, _ line: Span<UInt8>) -> Bool {
        word.withUTF8Buffer { word in
            guard position + word.count <= line.count else { return false }
            for offset in word.indices where line[position + offset] != word[offset] { return false }
            position += word.count
            return true
        }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

    private static func isPartOfNumber(_ byte: UInt8) -> Bool {
        isDigit(byte) || byte | 0x20 == UInt8(ascii: "e") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }
}
