import Foundation
import PopcornServices
import TMDbStandIn

/// Runs work with Popcorn, connected to a stand-in server and with a new folder.
func withPopcorn(
    _ work: (PopcornServices, StandInServer) async throws -> Void
) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "linking-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try await StandInServer.run { server in
        let popcorn = try await PopcornServices(
            .init(
                tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder)))
        do {
            try await work(popcorn, server)
        } catch {
            await popcorn.shutdown()
            throw error
        }
        await popcorn.shutdown()
    }
}
