extension String {
    /// Returns whether the text matches a pattern, in which `*` is any text.
    func matches(pattern: String) -> Bool {
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return self == pattern }
        guard hasPrefix(first) else { return false }
        var rest = dropFirst(first.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let range = rest.firstRange(of: piece) else { return false }
            rest = rest[range.upperBound...]
        }
        return rest.hasSuffix(last)
    }

    /// Returns whether the text matches one of the patterns. All texts match `nil`.
    func matches(anyOf patterns: [String]?) -> Bool {
        patterns.map { $0.contains { matches(pattern: $0) } } ?? true
    }
}
