package import CoreDomain
package import Foundation
package import PopcornCaching
package import PopcornPersistence

/// The maintenance of the values that a reader caches. An invalidation also concerns the fetches in flight: their
/// results are not cached, because they may be older than the invalidation.
extension CachedReader: CacheMaintaining where Storage: CacheMaintaining {

    package func statistics() async throws(DatabaseError) -> CachedValueStatistics {
        try await storage.statistics()
    }

    @discardableResult
    package func delete(before date: Date) async throws(DatabaseError) -> Int {
        try await storage.delete(before: date)
    }

    package func invalidate(_ id: ContentID) async throws(DatabaseError) -> [String] {
        revokeWrites { $0.description.hasPrefix("\(id)/") }
        return try await storage.invalidate(id)
    }

    package func values(of ids: [ContentID]) async throws(DatabaseError) -> [CachedContent] {
        try await storage.values(of: ids)
    }

    package func rows(of id: ContentID, part: ContentPart?) async throws(DatabaseError) -> [ContentRow] {
        try await storage.rows(of: id, part: part)
    }

    package func ids(
        of kind: ContentKind, after id: ContentID?, language: String?, limit: Int
    ) async throws(DatabaseError) -> [ContentID] {
        try await storage.ids(of: kind, after: id, language: language, limit: limit)
    }
}
