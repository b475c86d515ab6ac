import ArgumentParser

/// A duration on the command line, such as `50ms`, `10s`, `5m`, `2h` or `30d`.
struct DurationArgument: ExpressibleByArgument, Equatable {

    let duration: Duration

    /// The units. `ms` comes first, so that its suffix is not read as `s`.
    private static let units: [(suffix: String, milliseconds: Double)] = [
        ("ms", 1), ("s", 1000), ("m", 60_000), ("h", 3_600_000), ("d", 86_400_000),
    ]

    /// The maximum duration in milliseconds: a century.
    private static let longest = 36_525.0 * 86_400_000

    init?(argument: String) {
        guard let unit = Self.units.first(where: { argument.hasSuffix($0.suffix) }) else { return nil }
        let digits = argument.dropLast(unit.suffix.count)
        guard !digits.isEmpty, digits.allSatisfy({ $0.isASCII && ($0.isNumber || $0 == ".") }),
            let amount = Double(digits), amount * unit.milliseconds <= Self.longest
        else { return nil }
        duration = .microseconds(Int64(amount * unit.milliseconds * 1000))
    }
}
