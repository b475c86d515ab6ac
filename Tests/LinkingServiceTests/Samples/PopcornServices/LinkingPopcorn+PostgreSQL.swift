#if PostgreSQL
import PopcornServices

private func connected(token: String, databaseURL: String) async throws -> PopcornServices {
    let popcorn = try await PopcornServices(.init(tmdb: .accessToken(token), storage: .postgres(databaseURL)))
    return popcorn
}
#endif
