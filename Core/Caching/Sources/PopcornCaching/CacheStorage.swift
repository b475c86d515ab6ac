package import CoreDomain
package import Foundation

/// A storage of values and not-found responses for a ``CachedReader``.
///
/// It has no read method. Callers pass the reader a closure that reads the value, whole or in part.
package protocol CacheStorage<Key, Value>: Sendable {
    associatedtype Key: CacheKey
    associatedtype Value: Sendable

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
    package func sharedTopics(of value: Value, for key: Key) -> [String] { [] }
}
