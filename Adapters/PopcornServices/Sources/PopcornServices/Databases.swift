import CoreDomain
import CoreInfrastructure
import MoviesComposition
import Persistence

/// The two databases, open.
struct Databases: Sendable {

    let cache: Database
    let library: Database

    init(_ configuration: PopcornServices.Configuration) async throws(PopcornError) {
        let storage = configuration.storage
        let logger = configuration.logger
        library = try await PopcornError.storage { () throws(DatabaseError) in
            try await Database.library(
                at: storage.libraryDatabase, migrations: PopcornMoviesFactory.libraryMigrations, logger: logger)
        }
        do throws(PopcornError) {
            cache = try await PopcornError.storage { () throws(DatabaseError) in
                try await Database.cache(
                    at: storage.cacheDatabase, schema: Schema(.core, PopcornMoviesFactory.cacheSchema),
                    logger: logger)
            }
        } catch {
            await library.close()
            throw error
        }
    }

    /// Waits for what is under way and closes both.
    func close() async {
        await cache.close()
        await library.close()
    }
}
