import Foundation

/// A generator of values for response bodies, which are the same in every run.
struct SampleValues {

    private var random: SeededGenerator

    init(seed: UInt64) {
        random = SeededGenerator(state: seed)
    }

    mutating func image(width: Int, height: Int) -> SampleJSON {
        .object(imageMembers(width: width, height: height))
    }

    mutating func imageMembers(width: Int, height: Int) -> [(String, SampleJSON)] {
        let hasText = Bool.random(using: &random)
        return [
            ("aspect_ratio", .number(Double(width * 1000 / height) / 1000)), ("height", .number(height)),
            ("iso_3166_1", hasText ? .text("US") : .null), ("iso_639_1", hasText ? .text("en") : .null),
            ("file_path", path()), ("vote_average", vote()), ("vote_count", .number(number(to: 40))),
            ("width", .number(width)),
        ]
    }

    mutating func path() -> SampleJSON {
        .text("/" + letters(27) + ".jpg")
    }

    mutating func creditID() -> SampleJSON {
        .text("52fe4781c3a3" + letters(12))
    }

    mutating func popularity() -> SampleJSON {
        .number(Double(number(to: 99_999)) / 10_000)
    }

    mutating func vote() -> SampleJSON {
        .number(Double(number(to: 9999)) / 1000)
    }

    mutating func date() -> SampleJSON {
        .text("\(1930 + number(to: 90))-\(10 + number(to: 2))-\(10 + number(to: 18))")
    }

    /// Returns a number from 1 to a limit.
    mutating func number(to limit: Int) -> Int {
        Int.random(in: 1...limit, using: &random)
    }

    mutating func words(_ count: Int) -> String {
        (0..<count).map { _ in letters(Int.random(in: 4...9, using: &random)).capitalized }.joined(separator: " ")
    }

    private mutating func letters(_ count: Int) -> String {
        String((0..<count).map { _ in Character(Unicode.Scalar(UInt8.random(in: 97...122, using: &random))) })
    }
}

/// A SplitMix64 random number generator. Equal seeds give equal numbers. <https://prng.di.unimi.it/splitmix64.c>
struct SeededGenerator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return bits ^ (bits >> 31)
    }
}
