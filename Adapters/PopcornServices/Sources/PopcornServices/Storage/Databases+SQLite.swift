import CoreDomain
import CoreInfrastructure
import Foundation
import PopcornPersistence

extension Databases {

    /// Opens databases in SQLite.
    ///
    /// - Parameters:
    ///   - cache: The file of the cache; `nil` for a temporary one.
    ///   - library: The file of the library; `nil` for a temporary one.
    static func sqlite(
        cache cacheFile: URL?, library libraryFile: URL?, _ configuration: PopcornServices.Configuration
    ) async throws(PopcornError) -> Databases {
        let eviction = CacheEviction(configuration)
        let options = DatabaseOptions(
            sizeLimit: configuration.limits.cacheByteCount.map { SizeLimit(byteCount: $0, eviction: eviction) },
            observe: DatabaseMetrics(configuration.metrics).count)
        let logger = configuration.logger
        let library = try await PopcornError.storage { () throws(DatabaseError) in
            guard let libraryFile else {
                return try await Database.temporaryLibrary(migrations: .library, logger: logger)
            }
            return try await Database.userData(at: libraryFile, migrations: .library, logger: logger)
        }
        do throws(PopcornError) {
            let cache = try await PopcornError.storage { () throws(DatabaseError) in
                guard let cacheFile else {
                    return try await Database.temporaryCache(schema: cacheSchema, options: options, logger: logger)
                }
                return try await Database.cache(at: cacheFile, schema: cacheSchema, options: options, logger: logger)
            }
            return Databases(cache: cache, library: SQLiteLibraryStore(library), eviction: eviction)
        } catch {
            await library.close()
            throw error
        }
    }
}
