/// A key under which a value is cached.
///
/// Its description is the same in every run of a program, such as `movie/550/en-GB`.
package protocol CacheKey: Hashable, Sendable, CustomStringConvertible {

    /// The name of the cached value in messages, such as `movie 550`.
    var subject: String { get }

    /// The language tag of the cached value; `nil` if the value does not depend on a language.
    var languageTag: String? { get }

    /// The title or person that the cached value belongs to; `nil` if it belongs to none, such as a list page.
    var title: CachedTitle? { get }
}

extension CacheKey {

    package var title: CachedTitle? { nil }

    /// The jitter of the key, from -1 to 1. It is derived from the key's description, so it is the same in every run.
    var jitter: Double {
        // FNV-1a, 32 bits. http://www.isthe.com/chongo/tech/comp/fnv/
        let hash = description.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
        return Double(hash) / Double(UInt32.max) * 2 - 1
    }
}
