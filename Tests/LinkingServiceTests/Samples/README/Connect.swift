#if PostgreSQL
import PopcornServices

func connect(token: String, databaseURL: String) async throws -> PopcornServices {
    try await PopcornServices(.init(tmdb: .accessToken(token), storage: .postgres(databaseURL)))
}
#endif
