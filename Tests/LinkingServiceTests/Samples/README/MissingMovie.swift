import PopcornTesting
import Testing

@Test func `An unknown movie is reported as missing`() async throws {
    var popcorn = try await PopcornServices(.init(tmdb: .offline, storage: .temporary))
    popcorn.movies = .mock { $0.fetchMovieDetails = .returning(byID: [550: .mock()]) }

    #expect(await status(of: 550, in: popcorn) == "released")
    #expect(await status(of: 551, in: popcorn) == "no such movie")
    await popcorn.shutdown()
}
