/// A path with names in braces where values stand, such as `/3/movie/{movie_id}`.
struct PathTemplate: Sendable, ExpressibleByStringInterpolation {
    private let segments: [Substring]

    init(stringLiteral text: String) {
        segments = text.split(separator: "/")
    }

    /// The values of the names, in their order; nil if it is another path.
    func values(in path: [Substring]) -> [Substring]? {
        guard path.count == segments.count else { return nil }
        var values: [Substring] = []
        for (segment, part) in zip(segments, path) {
            if segment.first == "{" {
                values.append(part)
            } else if segment != part {
                return nil
            }
        }
        return values
    }

    /// How many segments lead to the last value: the path of what the rest belongs to. 0 where there is no value.
    var lengthOfParent: Int { (segments.lastIndex { $0.first == "{" } ?? -1) + 1 }
}
