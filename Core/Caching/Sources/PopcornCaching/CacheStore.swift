package import CoreDomain
package import Foundation

/// A store of values and not-found responses for a ``CachedReader``.
package protocol CacheStore<Key, Value>: Sendable {
    associatedtype Key: CacheKey
    associatedtype Value: Sendable
    /// The data of a value that a read needs, such as its relations. `Void` if a value is always read whole.
    associatedtype Selection: Sendable

    /// Returns the cached value of a key, at least with the selected data; `nil` if the value is not cached or the
    /// cache is being rebuilt.
    ///
    /// - Throws: ``PopcornError`` of kind `storage`, `cancelled`.
    func cached(_ key: Key, including selection: Selection) async throws(PopcornError) -> Cached<Value>?

    /// Returns the cached values of several keys. Default: one read for each key.
    func cached(_ keys: [Key], including selection: Selection) async throws(PopcornError) -> [Key: Cached<Value>]

    /// Stores a value, replacing the stored value or not-found response, unless the permit has been revoked.
    ///
    /// - Throws: ``PopcornError`` of kind `storage`, `cancelled`.
    func store(_ value: Cached<Value>, for key: Key, _ permit: WritePermit) async throws(PopcornError)

    /// Stores a not-found response, replacing the stored value, unless the permit has been revoked.
    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError)

    /// Returns the date of the not-found response that is stored under a key; otherwise `nil`.
    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date?

    /// Deletes the value or the not-found response under a key.
    func remove(_ key: Key) async throws(PopcornError)

    /// Returns the topics of the content that a value shares with values of other keys, such as the previews on a list
    /// page. Storing a value announces them. Default: none.
    func sharedTopics(of value: Value, for key: Key) -> [String]
}

extension CacheStore {
    package func cached(
        _ keys: [Key], including selection: Selection
    ) async throws(PopcornError) -> [Key: Cached<Value>] {
        var values: [Key: Cached<Value>] = [:]
        for key in keys { values[key] = try await cached(key, including: selection) }
        return values
    }

    package func sharedTopics(of value: Value, for key: Key) -> [String] { [] }
}

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
