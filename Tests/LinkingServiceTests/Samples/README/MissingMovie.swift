import PopcornTesting
import Testing

@Test func `A movie that TMDb does not have is said to be missing`() async throws {
    var popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
    popcorn.movies = .mock(fetchMovieDetails: .returning(byID: [550: .mock()]))

    #expect(await status(of: 550, in: popcorn) == "released")
    #expect(await status(of: 551, in: popcorn) == "no such movie")
    await popcorn.shutdown()
}
