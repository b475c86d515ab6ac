extension String {
    /// The FNV-1a hash (http://www.isthe.com/chongo/tech/comp/fnv/). Unlike `hashValue`, it is the same in every
    /// process.
    package var fnv1a: UInt64 {
        utf8.reduce(UInt64.fnv1aOffsetBasis) { $0.fnv1a(with: $1) }
    }
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

extension UInt64 {
    fileprivate static let fnv1aOffsetBasis: UInt64 = 0xcbf2_9ce4_8422_2325

    fileprivate func fnv1a(with byte: UInt8) -> UInt64 { (self ^ UInt64(byte)) &* 0x100_0000_01b3 }
}

extension StaticString {
    package var fnv1a: UInt64 {
        withUTF8Buffer { $0.reduce(UInt64.fnv1aOffsetBasis) { $0.fnv1a(with: $1) } }
    }
}
