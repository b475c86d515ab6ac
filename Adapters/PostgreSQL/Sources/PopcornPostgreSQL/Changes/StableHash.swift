#if PostgreSQL

/// The hash FNV-1a, which is the same in all processes.
enum StableHash {

    /// Returns the key of the advisory lock for a use of a schema.
    /// <https://www.postgresql.org/docs/current/explicit-locking.html#ADVISORY-LOCKS>
    static func lock(_ purpose: String, _ schema: String) -> Int64 {
        Int64(bitPattern: of([.text("popcorn"), .text(purpose), .text(schema)]))
    }

    /// Returns the hash of a key's columns.
    static func of(_ values: [PostgreSQLValue]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func add(_ byte: UInt8) { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        for value in values {
            switch value {
            case .text(let text):
                for byte in text.utf8 { add(byte) }
            case .integer(let number):
                for shift in stride(from: 0, to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
            case .bytes(let bytes):
                for byte in bytes { add(byte) }
            case .null, .boolean, .real, .integers, .reals, .texts:
                // The columns of keys have other types.
                break
            }
            // Separates the values.
            add(0xFF)
        }
        // The low bits of FNV-1a depend on the last bytes only weakly.
        return hash ^ (hash >> 32)
    }
}
#endif
