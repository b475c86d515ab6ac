/// What the cache keeps of TMDb. Each kind has identifiers of its own.
public enum ContentKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
    /// A person.
    case person
}

extension ContentKind {

    /// The kind as a message names it.
    package var noun: String {
        self == .tvSeries ? "series" : rawValue
    }

    /// Refuses a number that TMDb never gives to anything.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func check(_ id: Int) throws(PopcornError) {
        guard id > 0 else { throw .invalidInput("\(id) is not the id of a \(noun); ids are greater than 0") }
    }
}
