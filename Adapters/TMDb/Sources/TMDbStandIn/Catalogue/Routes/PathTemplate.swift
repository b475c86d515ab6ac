/// A path with placeholders in braces, such as `/3/movie/{movie_id}`.
package struct PathTemplate: Sendable, Hashable, ExpressibleByStringInterpolation {
    private let segments: [Substring]

    package init(_ text: String) {
        segments = text.split(separator: "/")
    }

    package init(stringLiteral text: String) {
        self.init(text)
    }

    /// Returns the values of the placeholders, in order, or `nil` if the path does not match the template.
    /// - Parameter path: The segments of a path.
    func values(in path: [Substring]) -> [Substring]? {
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

    /// Returns the values of the placeholders, by name, or `nil` if the path does not match the template.
    /// - Parameter path: The segments of a path.
    package func namedValues(in path: [Substring]) -> [String: String]? {
        values(in: path).map { values in
            let names = segments.filter(Self.isPlaceholder).map { String($0.dropFirst().dropLast()) }
            return Dictionary(zip(names, values.map { String($0) })) { _, later in later }
        }
    }

    /// The number of segments that are not placeholders.
    package var literalCount: Int { segments.count { !Self.isPlaceholder($0) } }

    /// The number of segments up to the last placeholder, which identify the parent of the resource. 0 if the template
    /// has no placeholders.
    var lengthOfParent: Int { (segments.lastIndex(where: Self.isPlaceholder) ?? -1) + 1 }

    private static func isPlaceholder(_ segment: Substring) -> Bool { segment.first == "{" }
}
