package import CoreDomain
package import Foundation

/// A storage of values and not-found responses for a ``CachedReader``.
package protocol CacheStorage<Key, Value>: Sendable {
    associatedtype Key: CacheKey
    associatedtype Value: Sendable
    /// The data of a value that a read needs, such as its relations. `Void` if a value is always read whole.
    associatedtype Selection: Sendable

    /// Returns the cached value of a key, at least with the selected data; `nil` if the value is not cached or the cache is
    /// being rebuilt.
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

extension CacheStorage {
    package func cached(
        _ keys: [Key], including selection: Selection
    ) async throws(PopcornError) -> [Key: Cached<Value>] {
        var values: [Key: Cached<Value>] = [:]
        for key in keys { values[key] = try await cached(key, including: selection) }
        return values
    }

    package func sharedTopics(of value: Value, for key: Key) -> [String] { [] }
}
