package import CoreDomain

/// What a value is stored under. Its description is the same in every run, such as `movie/550/en-GB`.
package protocol CacheKey: Hashable, Sendable, CustomStringConvertible {

    /// What is stored, as a message names it: `movie 550`.
    var subject: String { get }

    /// The language of what is stored; `nil` if it has none.
    var language: String? { get }
}

extension CacheKey {

    /// A number from -1 to 1 that is always the same for a key, and another for another.
    var jitter: Double {
        // FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = description.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Double(hash) / Double(UInt32.max) * 2 - 1
    }
}

/// The key of a title in one language.
package struct TitleKey: CacheKey {

    package let kind: TitleKind
    package let id: Int
    private let tag: String

    /// - Throws: ``PopcornError`` of kind `invalidInput` if the identifier is none.
    package init(_ kind: TitleKind, id: Int, language: String) throws(PopcornError) {
        try kind.check(id)
        self.kind = kind
        self.id = id
        tag = language
    }

    package var language: String? { tag }

    package var description: String { "\(kind.rawValue)/\(id)/\(tag)" }

    package var subject: String { "\(kind.noun) \(id)" }
}
