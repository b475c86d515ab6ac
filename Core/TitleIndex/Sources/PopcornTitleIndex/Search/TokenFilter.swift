/// A filter of names by terms, with the result of the full-text index.
struct TokenFilter {

    /// The tokens of each term, after a space, and before one if they are no prefixes.
    private let terms: [[[UInt8]]]
    private var words = NameWords()
    private var tokens: [UInt8] = []

    init(_ terms: [TitleQuery.Term]) {
        self.terms = terms.map { term in
            term.tokens.map { [0x20] + $0.bytes + ($0.isPrefix ? [] : [0x20]) }
        }
    }

    /// Returns whether a name has a token of each term.
    mutating func accepts(_ name: String) -> Bool {
        if terms.isEmpty { return true }
        words.set(name)
        tokens.removeAll(keepingCapacity: true)
        tokens.append(0x20)
        IndexTokens.append(words, to: &tokens)
        let span = tokens.span
        return terms.allSatisfy { term in term.contains { Self.contains($0, in: span) } }
    }

    private static func contains(_ part: [UInt8], in tokens: Span<UInt8>) -> Bool {
        guard part.count <= tokens.count else { return false }
        for start in 0...tokens.count - part.count where tokens[start] == 0x20 {
            var offset = 1
            while offset < part.count, tokens[start + offset] == part[offset] { offset += 1 }
            if offset == part.count { return true }
        }
        return false
    }
}
