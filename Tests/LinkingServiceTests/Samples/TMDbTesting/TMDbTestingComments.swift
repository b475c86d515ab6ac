import TMDb
import TMDbTesting
import Testing

/// A page that shows a movie's title, and its cast if TMDb has it.
private struct MoviePage {
    let movies: any MovieService

    func render(_ id: Int) async throws -> String {
        let movie = try await movies.details(forMovie: id)
        let credits = try? await movies.credits(forMovie: id)
        return ([movie.title] + (credits?.cast.map(\.name) ?? [])).joined(separator: "\n")
    }
}

@Test func `The page shows the title`() async throws {
    let mock = TMDbMock()
    try await mock.respond(with: Movie.sample(with: ["title": "Fight Club"])) {
        try await $0.details(forMovie: 550)
    }
    mock.fail("movie-credits", with: TMDbError(.notFound))

    let page = try await MoviePage(movies: mock).render(550)

    #expect(page.contains("Fight Club"))
    #expect(mock.calls.map(\.path) == ["/3/movie/550", "/3/movie/550/credits"])
}

private func movie() throws -> Movie {
    let movie = try Movie.sample(with: ["title": "Fight Club", "runtime": 139, "homepage": nil])
    return movie
}
