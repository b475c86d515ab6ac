import Foundation

/// The normalised words of a name or of a query.
///
/// Names and queries are normalised in the same way. Letters are lowercase and without diacritics. Apostrophes are
/// omitted. All other characters that are neither letters nor numbers separate words. Within a word, scripts that are
/// written without spaces are separated from others.
///
/// The value is reused for many names, so that its buffers are allocated once.
struct NameWords {

    /// The maximum number of words of a name. Further words are not indexed.
    static let nameLimit = 32

    /// A word.
    struct Word {
        /// The bytes of the word in ``NameWords/bytes``.
        var range: Range<Int>
        /// Whether the word is in a script that is written without spaces.
        var isUnspaced: Bool
        /// Whether the word is joined to the previous one by a single character that is not a space, as in
        /// "Spider-Man".
        var isJoined: Bool
        /// The number of bytes before an apostrophe that follows one or two letters, as in "L'Avventura", or 0.
        var elision: Int
    }

    /// The words in UTF-8, without separators.
    private(set) var bytes: [UInt8] = []
    private(set) var words: [Word] = []

    private var limit = NameWords.nameLimit
    private var separatorCount = 0
    private var hasSpace = false
    private var elision = 0
    private var isUnspaced = false
    private var start = 0

    init() {}

    init(_ text: String, limit: Int = NameWords.nameLimit) {
        set(text, limit: limit)
    }

    /// Replaces the words by the words of a text.
    ///
    /// - Parameter limit: The maximum number of words.
    mutating func set(_ text: String, limit: Int = NameWords.nameLimit) {
        bytes.removeAll(keepingCapacity: true)
        words.removeAll(keepingCapacity: true)
        self.limit = limit
        (separatorCount, hasSpace, elision, isUnspaced, start) = (2, false, 0, false, 0)
        let span = text.utf8Span.span
        var index = 0
        while index < span.count, words.count < limit {
            let byte = span[index]
            if byte < 0x80 {
                index += 1
                let lower = FoldTable.ascii[Int(byte)]
                if lower > 1 {
                    begin(isUnspaced: false)
                    bytes.append(lower)
                } else if lower == 1 {
                    drop(isApostrophe: true)
                } else {
                    separate(isSpace: byte == 0x20)
                }
            } else {
                let (value, length) = Self.scalar(span, index)
                // A composed character of Kana or Hangul is written in two ways.
                if value == 0x3099 || value == 0x309A || 0x1100..<0x1200 ~= value {
                    let composed = text.precomposedStringWithCanonicalMapping
                    if composed.utf8.count != span.count { return set(composed, limit: limit) }
                }
                index += length
                add(value)
            }
        }
        endWord()
    }

    private mutating func add(_ value: UInt32) {
        switch FoldTable.folding(value) {
        case .separator:
            separate(isSpace: value == 0xA0 || value == 0x3000 || 0x2000..<0x200B ~= value)
        case .dropped:
            drop(isApostrophe: value == 0x2019 || value == 0x2018)
        case .letters(let letters):
            begin(isUnspaced: FoldTable.isUnspaced(value) && letters.first.map { $0 >= 0x80 } ?? false)
            bytes.append(contentsOf: letters)
        case .unchanged:
            begin(isUnspaced: FoldTable.isUnspaced(value))
            guard let scalar = Unicode.Scalar(value) else { return }
            bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// Begins a word, unless the current word continues.
    private mutating func begin(isUnspaced: Bool) {
        if bytes.count > start {
            guard isUnspaced != self.isUnspaced else { return }
            endWord()
            separatorCount = 2
        }
        self.isUnspaced = isUnspaced
    }

    private mutating func drop(isApostrophe: Bool) {
        guard isApostrophe, elision == 0, 1...2 ~= bytes.count - start else { return }
        elision = bytes.count - start
    }

    private mutating func separate(isSpace: Bool) {
        endWord()
        separatorCount += 1
        if isSpace { hasSpace = true }
    }

    private mutating func endWord() {
        guard bytes.count > start, words.count < limit else { return }
        let isJoined = separatorCount == 1 && !hasSpace && !words.isEmpty
        words.append(
            Word(range: start..<bytes.count, isUnspaced: isUnspaced, isJoined: isJoined, elision: elision))
        (separatorCount, hasSpace, elision, start) = (0, false, 0, bytes.count)
    }

    /// Returns the character at an index of valid UTF-8, and its length in bytes.
    private static func scalar(_ span: Span<UInt8>, _ index: Int) -> (value: UInt32, length: Int) {
        let first = UInt32(span[index])
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        var value = first & (0xFF >> UInt32(length + 1))
        for offset in 1..<length where index + offset < span.count {
            value = value << 6 | UInt32(span[index + offset] & 0x3F)
        }
        return (value, length)
    }
}

extension NameWords {

    /// Returns the bytes of a word.
    subscript(_ word: Word) -> ArraySlice<UInt8> { bytes[word.range] }

    /// Returns the character ranges of a word.
    func characters(of word: Word) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        var start = word.range.lowerBound
        for index in word.range.dropFirst() where bytes[index] & 0xC0 != 0x80 {
            ranges.append(start..<index)
            start = index
        }
        ranges.append(start..<word.range.upperBound)
        return ranges
    }

    /// Returns the number that the word at an index represents: one of the Roman numerals II to X or, after a word such
    /// as "part", of the English words "one" to "ten". 0 for other words, and for the first word.
    func number(at index: Int) -> Int {
        guard index > 0 else { return 0 }
        let word = words[index]
        guard word.range.count <= Self.longestNumber else { return 0 }
        let number = Self.romanNumerals.firstIndex { $0.elementsEqual(self[word]) }.map { $0 + 2 } ?? 0
        guard number == 0, NameKey.isPart(self[words[index - 1]]) else { return number }
        return Self.numberWords.firstIndex { $0.elementsEqual(self[word]) }.map { $0 + 1 } ?? 0
    }

    private static let longestNumber = 5

    private static let romanNumerals: [[UInt8]] =
        ["ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x"].map { Array($0.utf8) }

    private static let numberWords: [[UInt8]] =
        ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map { Array($0.utf8) }
}
