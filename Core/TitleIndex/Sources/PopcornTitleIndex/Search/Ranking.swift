import Glibc

/// The order of the matches of a query.
///
/// The score of a match is the sum of the logarithm of the popularity and a number for how the name matches. A name
/// that begins with the query comes before a name that contains the words, unless the other name is more than seven
/// times (e²) as popular.
struct Ranking {

    /// A way in which a name matches a query.
    private enum Match: Double {
        /// The name has the words of the query, except articles, "and" and "part".
        case exact = 5
        /// The name begins with the query.
        case start = 3
        /// The name contains all words in whole.
        case words = 1.5
        /// The initials of the name begin with the query.
        case initials = 1
        /// A word of the name begins with the last word.
        case prefix = 0
    }

    /// The number that is subtracted for a corrected query.
    private static let correctionCost = 6.0

    private let query: TitleQuery
    /// The words of the query without spaces.
    private let joined: [UInt8]
    private var name = NameWords()
    private var key: [UInt8] = []

    init(_ query: TitleQuery) {
        self.query = query
        joined = query.words.bytes
    }

    /// Returns the score of a match. Higher scores come first.
    mutating func score(_ suggestion: TitleSuggestion, isCorrected: Bool) -> Double {
        let popularity = log(1 + suggestion.popularity)
        return popularity + match(suggestion.name).rawValue - (isCorrected ? Self.correctionCost : 0)
    }

    private mutating func match(_ text: String) -> Match {
        name.set(text)
        key.removeAll(keepingCapacity: true)
        NameKey.append(name, to: &key)
        if key == query.key || name.bytes == joined { return .exact }
        if key.starts(with: query.key) || name.bytes.starts(with: joined) { return .start }
        if containsWords() { return .words }
        return isInitials() ? .initials : .prefix
    }

    private func containsWords() -> Bool {
        query.words.words.indices.allSatisfy { index in
            let word = query.words.words[index]
            let bytes = query.words[word]
            if index > 0, NameKey.isAnd(bytes) || NameKey.isPart(query.words, index) { return true }
            let number = query.words.number(at: index)
            return name.words.indices.contains { otherIndex in
                let other = name.words[otherIndex]
                if word.isUnspaced {
                    return other.isUnspaced && contains(name[other], bytes)
                }
                if name[other].elementsEqual(bytes) { return true }
                if other.elision > 0, name[other].dropFirst(other.elision).elementsEqual(bytes) { return true }
                let otherNumber = name.number(at: otherIndex)
                return (number > 0 && number == otherNumber)
                    || (number > 0 && name[other].elementsEqual(String(number).utf8))
                    || (otherNumber > 0 && bytes.elementsEqual(String(otherNumber).utf8))
            }
        }
    }

    private func contains(_ text: ArraySlice<UInt8>, _ part: ArraySlice<UInt8>) -> Bool {
        guard part.count <= text.count else { return false }
        return (text.startIndex...text.endIndex - part.count).contains { text[$0...].starts(with: part) }
    }

    private func isInitials() -> Bool {
        guard query.words.words.count == 1, joined.count >= IndexTokens.initialsMinimum else { return false }
        var initials: [UInt8] = []
        IndexTokens.appendInitials(name, to: &initials)
        return initials.split(separator: 0x20).contains { $0.starts(with: joined) }
    }
}
