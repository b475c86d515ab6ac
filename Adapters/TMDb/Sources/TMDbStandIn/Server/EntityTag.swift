/// A weak entity tag of a body, computed with FNV-1a, 64 bits. The hash is not cryptographically secure.
enum EntityTag {
    static func weak(for body: [UInt8]) -> String {
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in body { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
        return "W/\"\(String(hash, radix: 16))\""
    }

    /// Returns whether `If-None-Match` contains the tag, by the weak comparison of RFC 9110, section 13.1.2.
    static func matches(_ ifNoneMatch: String, tag: String) -> Bool {
        let opaque = tag.replacing("W/", with: "")
        return ifNoneMatch.split(separator: ",").contains { candidate in
            let candidate = candidate.trimmingPrefix { $0 == " " }.replacing("W/", with: "")
            return candidate == "*" || candidate.filter { $0 != " " } == opaque
        }
    }
}
