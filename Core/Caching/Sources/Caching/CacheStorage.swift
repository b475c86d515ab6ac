package import CoreDomain
package import Foundation

/// Keeps values, and TMDb's word that it has none, for a ``CachedReader``.
///
/// How values are read is the reader's caller's choice: a value can be read whole or in part.
package protocol CacheStorage<Key, Value>: Sendable {
    associatedtype Key: CacheKey
    associatedtype Value: Sendable

    /// Stores a value in place of any other, unless the permit is revoked by then.
    ///
    /// - Throws: ``PopcornError`` of kind `storage`, `cancelled`.
    func store(_ value: Cached<Value>, for key: Key, _ permit: WritePermit) async throws(PopcornError)

    /// Stores that TMDb has nothing under a key, in place of what was stored, unless the permit is revoked by then.
    func storeNotFound(_ key: Key, since date: Date, _ permit: WritePermit) async throws(PopcornError)

    /// Since when TMDb is known to have nothing under a key.
    func notFoundSince(_ key: Key) async throws(PopcornError) -> Date?

    /// Deletes what is stored under a key.
    func remove(_ key: Key) async throws(PopcornError)
}
