import ArgumentParser

/// A limit in bytes on the command line, such as `1000000`, `500MB` or `1.5GB`, or `none`. Units are decimal, unless they
/// have an `i`, such as `MiB`.
struct ByteCountArgument: ExpressibleByArgument, Equatable {

    /// The number of bytes; `nil` for no limit.
    let byteCount: Int?

    /// The units. Longer suffixes come first.
    private static let units: [(suffix: String, bytes: Double)] = [
        ("KiB", 1024), ("MiB", 1_048_576), ("GiB", 1_073_741_824), ("TiB", 1_099_511_627_776),
        ("kB", 1000), ("KB", 1000), ("MB", 1_000_000), ("GB", 1_000_000_000), ("TB", 1_000_000_000_000), ("B", 1),
        ("", 1),
    ]

    /// The maximum in bytes: 2 to the power of 50.
    private static let largest = 1_125_899_906_842_624.0

    init?(argument: String) {
        guard argument != "none" else {
            byteCount = nil
            return
        }
        guard let unit = Self.units.first(where: { argument.hasSuffix($0.suffix) }) else { return nil }
        let digits = argument.dropLast(unit.suffix.count)
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            let amount = Double(digits), amount * unit.bytes <= Self.largest
        else { return nil }
        byteCount = Int(amount * unit.bytes)
    }
}
