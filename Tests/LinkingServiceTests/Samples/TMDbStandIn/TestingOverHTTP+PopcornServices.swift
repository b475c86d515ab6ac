import Foundation
import PopcornServices
import TMDbStandIn

private func popcorn(on server: StandInServer, in folder: URL) async throws -> PopcornServices {
    let popcorn = try await PopcornServices(
        .init(tmdb: .credential(.accessToken("any"), baseURL: server.baseURL), storage: .folder(folder)))
    return popcorn
}
