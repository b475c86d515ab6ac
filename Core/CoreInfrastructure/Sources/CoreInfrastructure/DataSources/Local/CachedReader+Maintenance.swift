package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// The maintenance of the values that a reader caches. An invalidation also concerns the fetches in flight: their
/// results are not cached, because they may be older than the invalidation.
extension CachedReader: CacheMaintaining, ForwardedMaintenance where Storage: CacheMaintaining {

    package var rows: Storage { storage }

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        revokeWrites { $0.description.hasPrefix("\(id)/") }
        return try await rows.invalidate(id)
    }
}
