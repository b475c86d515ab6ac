extension String {

    /// Returns the string percent-encoded according to RFC 3986. Only unreserved characters and the given ones are
    /// kept.
    ///
    /// A plus sign is encoded too, because a server would decode it as a space.
    func percentEncoded(keeping kept: StaticString = "") -> String {
        let kept = UnsafeBufferPointer(start: kept.utf8Start, count: kept.utf8CodeUnitCount)
        var encoded = ""
        encoded.reserveCapacity(utf8.count)
        for byte in utf8 {
            if byte.isUnreserved || kept.contains(byte) {
                encoded.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                encoded += byte < 16 ? "%0" : "%"
                encoded += String(byte, radix: 16, uppercase: true)
            }
        }
        return encoded
    }

    /// The string for use in a one-line message: quoted, truncated, with control characters escaped.
    var excerpt: String {
        "\"\(oneLine(limit: 40))\""
    }

    /// Returns the string on one line, with control characters escaped, truncated to a number of characters.
    func oneLine(limit: Int) -> String {
        var line = ""
        for scalar in unicodeScalars.prefix(limit) {
            if scalar.properties.generalCategory == .control || scalar.value == 0x2028 || scalar.value == 0x2029 {
                line += "\\u{\(String(scalar.value, radix: 16))}"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
        return unicodeScalars.dropFirst(limit).isEmpty ? line : line + "…"
    }
}

extension UInt8 {
    /// Whether this is an ASCII digit.
    package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

    /// Whether this is an unreserved character of RFC 3986, section 2.3.
    fileprivate var isUnreserved: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
            UInt8(ascii: "~"):
            true
        default: false
        }
    }
}
