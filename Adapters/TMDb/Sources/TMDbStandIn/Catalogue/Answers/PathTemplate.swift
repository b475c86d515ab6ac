/// A path with names in braces where values stand, such as `/3/movie/{movie_id}`.
package struct PathTemplate: Sendable, Hashable, ExpressibleByStringInterpolation {
    private let segments: [Substring]

    package init(_ text: String) {
        segments = text.split(separator: "/")
    }

    package init(stringLiteral text: String) {
        self.init(text)
    }

    /// The values of the names, in their order; nil if it is another path.
    /// - Parameter path: The segments of a path.
    package func values(in path: [Substring]) -> [Substring]? {
        guard path.count == segments.count else { return nil }
        var values: [Substring] = []
        for (segment, part) in zip(segments, path) {
            if Self.isPlaceholder(segment) {
                values.append(part)
            } else if segment != part {
                return nil
            }
        }
        return values
    }

    /// The names in braces, in their order.
    package var names: [String] { segments.filter(Self.isPlaceholder).map { String($0.dropFirst().dropLast()) } }

    /// How many segments are words.
    package var wordCount: Int { segments.count { !Self.isPlaceholder($0) } }

    /// How many segments lead up to the last value, and so name what the rest belongs to. 0 if there is no value.
    var lengthOfParent: Int { (segments.lastIndex(where: Self.isPlaceholder) ?? -1) + 1 }

    private static func isPlaceholder(_ segment: Substring) -> Bool { segment.first == "{" }
}
