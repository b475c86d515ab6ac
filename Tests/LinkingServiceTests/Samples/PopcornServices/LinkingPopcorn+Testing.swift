import PopcornTesting
import Testing

@Test func `a title that does not exist has a line of its own`() async throws {
    var popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
    popcorn.movies = .mock { $0.fetchMovieDetails = .returning(byID: [550: .mock(title: "Fight Club", runtime: 139)]) }
    let lines = try await page(of: [550, 551], from: popcorn)
    #expect(lines == ["Fight Club (139 min)", "551: The requested content does not exist."])
    await popcorn.shutdown()
}
