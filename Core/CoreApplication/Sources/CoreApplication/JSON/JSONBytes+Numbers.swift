/// Numbers.
extension JSONBytes {

    @inline(__always)
    mutating func append(integer value: some FixedWidthInteger) {
        guard let value = Int64(exactly: value) else { return append(plain: String(value)) }
        append(integer: value)
    }

    /// Appends the digits of an integer.
    mutating func append(integer value: Int64) {
        reserve(20)
        if value < 0 { append(UInt8(ascii: "-")) }
        append(digits: value.magnitude, atLeast: 1)
    }

    /// Appends the digits of a number, with leading zeros up to a number of digits.
    mutating func append(digits value: UInt64, atLeast minimum: Int) {
        var length = 1
        var limit: UInt64 = 10
        while value >= limit {
            length &+= 1
            // A UInt64 has at most 20 digits.
            if length == 20 { break }
            limit &*= 10
        }
        length = max(length, minimum)
        reserve(length)
        var rest = value
        var offset = count + length
        while offset > count {
            offset &-= 1
            start.storeBytes(of: UInt8(truncatingIfNeeded: rest % 10) | 0x30, toByteOffset: offset, as: UInt8.self)
            rest /= 10
        }
        extend(by: length)
    }

    /// Appends a number as its shortest decimal text, or a string if it is not finite.
    mutating func append(number value: Double) {
        let magnitude = value.magnitude
        // Numbers of at most 15 digits are distinct as doubles, so a number with at most four digits after the point
        // has no shorter text.
        let scaled = (magnitude * 10_000).rounded()
        guard magnitude < 1e10, scaled / 10_000 == magnitude, value != 0 || value.sign == .plus else {
            return append(description: value)
        }
        let digits = UInt64(scaled)
        if value < 0 { append(UInt8(ascii: "-")) }
        append(digits: digits / 10_000, atLeast: 1)
        var fraction = digits % 10_000
        guard fraction > 0 else { return }
        var length = 4
        while fraction % 10 == 0 {
            fraction /= 10
            length -= 1
        }
        append(UInt8(ascii: "."))
        append(digits: fraction, atLeast: length)
    }

    /// Appends the description of a number without `.0`, or a string if it is not finite.
    mutating func append<Number: BinaryFloatingPoint & CustomStringConvertible>(description value: Number) {
        guard value.isFinite else {
            let infinity = value < 0 ? PopcornJSON.negativeInfinity : PopcornJSON.infinity
            append(string: value.isNaN ? PopcornJSON.nan : infinity)
            return
        }
        let text = value.description
        append(plain: text)
        if text.utf8.suffix(2).elementsEqual(".0".utf8) { truncate(to: count - 2) }
    }
}
