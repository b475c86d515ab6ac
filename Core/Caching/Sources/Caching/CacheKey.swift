/// What a value is stored under. Its description is the same in every run, such as `movie/550/en-GB`.
package protocol CacheKey: Hashable, Sendable, CustomStringConvertible {

    /// What is stored, as a message names it: `movie 550`.
    var subject: String { get }

    /// The language of what is stored; `nil` if it has none.
    var languageTag: String? { get }
}

extension CacheKey {

    /// A number from -1 to 1 that is always the same for a key, and another for another.
    var jitter: Double {
        // FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = description.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Double(hash) / Double(UInt32.max) * 2 - 1
    }
}
