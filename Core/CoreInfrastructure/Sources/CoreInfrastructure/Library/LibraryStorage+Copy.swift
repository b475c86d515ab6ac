package import Foundation
import Logging
package import PopcornPersistence

extension LibraryStorage {

    /// The number of names of owners that are read at once.
    private static var ownerBatch: Int { 1000 }

    /// Copies all user data to a new SQLite file, one owner after the other. The watchlist and the searches of an owner are of
    /// one time.
    package func copyRows(to file: URL) async throws(DatabaseError) {
        let logger = Logger(label: "popcorn") { _ in SwiftLogNoOpLogHandler() }
        // The file is created from a database that is complete.
        let copy = try await Database.temporaryLibrary(migrations: .library, logger: logger)
        do throws(DatabaseError) {
            let target = SQLiteLibraryStorage(copy)
            let limits = LibraryLimits(entryCount: .max, searchCount: .max)
            var last = ""
            while case let owners = try await owners(after: last, limit: Self.ownerBatch), let end = owners.last {
                for owner in owners {
                    _ = try await target.add([owner: try await rows(of: owner)], limits)
                    if let subscription = try await calendarSubscription(of: owner) {
                        try await target.replace(subscription)
                    }
                }
                last = end
            }
            try await copy.copy(to: file)
        } catch {
            await copy.close()
            throw error
        }
        await copy.close()
    }
}
