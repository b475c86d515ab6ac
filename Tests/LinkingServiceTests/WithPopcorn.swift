import Foundation
import PopcornServices
import TMDbStandIn

/// Runs work with Popcorn, connected to a stand-in server and with a new folder.
///
/// The databases are in a new schema in PostgreSQL instead if `Tests/PostgreSQL/server.py run` started a server.
func withPopcorn(
    _ work: (PopcornServices, StandInServer) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "linking-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let storage = storage(in: folder)
    try await StandInServer.run { server in
        let popcorn = try await PopcornServices(
            .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: storage))
        do {
            try await work(popcorn, server)
        } catch {
            await popcorn.shutdown()
            throw error
        }
        await popcorn.shutdown()
    }
}

/// Returns a storage in a folder, or on the server of the tests.
private func storage(in folder: URL) -> PopcornServices.Storage {
    #if PostgreSQL
    if let url = ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"] {
        return .postgres(url, schema: "linking_\(UInt64.random(in: 0..<(.max)))")
    }
    #endif
    return .folder(folder)
}
