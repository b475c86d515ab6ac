import Foundation
import PopcornServices

/// A worker that purges all movies by their age, in small transactions.
struct PurgeWorker: Worker {

    let folder: URL

    func run(_ say: @escaping @Sendable (String) -> Void) async throws {
        let popcorn = try await PopcornServices.soak(folder, InMemoryTMDb())
        let count = try await popcorn.cache.purge(olderThan: .zero)
        await popcorn.shutdown()
        say("\(count)")
    }
}
