import Foundation

/// A generator of numbers with a seed (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {

    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ value >> 30) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ value >> 27) &* 0x94D0_49BB_1331_11EB
        return value ^ value >> 31
    }
}

/// Made-up words, whose frequencies follow Zipf's law.
struct Vocabulary {

    private let words: [String]
    /// The sums of the frequencies up to each word.
    private let sums: [Double]

    /// Creates a vocabulary.
    ///
    /// - Parameters:
    ///   - common: The most frequent words.
    ///   - count: The number of words.
    ///   - exponent: The exponent of Zipf's law.
    init(common: [String], count: Int, exponent: Double, seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var words = common
        while words.count < count { words.append(Self.word(using: &generator)) }
        var sum = 0.0
        var sums: [Double] = []
        for rank in words.indices {
            // A shift by 2 keeps the most frequent words from being a third of all.
            sum += 1 / pow(Double(rank) + 3, exponent)
            sums.append(sum)
        }
        self.words = words
        self.sums = sums
    }

    /// Returns a word at random, weighted by its frequency.
    func word(using generator: inout SeededGenerator) -> String {
        let value = Double.random(in: 0..<(sums.last ?? 1), using: &generator)
        var (low, high) = (0, sums.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if sums[middle] > value { high = middle } else { low = middle + 1 }
        }
        return words[low]
    }

    /// Frequent starts weigh more, as in European languages.
    private static let starts = Array("sssscccpppddmmmbbbrraaatttfffhhllggwwnneeiooujkvyzqx").map(String.init)
    private static let vowels = [
        "a", "a", "e", "e", "i", "i", "o", "o", "u", "ai", "ea", "ou", "é", "ö", "ie",
    ]
    private static let ends = [
        "n", "r", "l", "s", "t", "m", "d", "", "", "ck", "nd", "rt", "ng", "st", "ll", "th", "ç", "ß",
    ]
    private static let middles = [
        "b", "c", "d", "f", "g", "l", "m", "n", "p", "r", "s", "t", "v", "ch", "st", "tr", "nd",
    ]

    private static func word(using generator: inout SeededGenerator) -> String {
        var word = starts.randomElement(using: &generator) ?? "s"
        word += vowels.randomElement(using: &generator) ?? "a"
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            word += middles.randomElement(using: &generator) ?? "n"
            word += vowels.randomElement(using: &generator) ?? "a"
        }
        return word + (ends.randomElement(using: &generator) ?? "")
    }
}
