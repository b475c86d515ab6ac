extension Sequence<UInt8> {
    /// The FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). Unlike `hashValue`, it is the same in every
    /// process.
    @inlinable
    package var fnv1a: UInt64 {
        reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }
}

extension String {
    /// The FNV-1a hash of the characters in UTF-8.
    package var fnv1a: UInt64 { utf8.fnv1a }
}

extension StaticString {
    /// The FNV-1a hash of the characters in UTF-8.
    package var fnv1a: UInt64 { withUTF8Buffer(\.fnv1a) }
}

extension UInt64 {
    /// The next value of SplitMix64 (https://prng.di.unimi.it/splitmix64.c).
    package var splitMix64: UInt64 {
        var bits = self &+ 0x9e37_79b9_7f4a_7c15
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
