import TMDb
import TMDbTesting
import Testing

struct DoubleBill {
    let movies: any MovieService

    func minutes(_ first: Int, _ second: Int) async throws(TMDbError) -> Int {
        let one = try await movies.details(forMovie: first)
        let two = try await movies.details(forMovie: second)
        return (one.runtime ?? 0) + (two.runtime ?? 0)
    }
}

@Test func `A double bill takes as long as both movies`() async throws {
    let mock = TMDbMock()
    try await mock.respond(with: Movie.sample(with: ["runtime": 139])) {
        try await $0.details(forMovie: 550)
    }
    try await mock.respond(with: Movie.sample(with: ["runtime": 142])) {
        try await $0.details(forMovie: 13)
    }

    let minutes = try await DoubleBill(movies: mock).minutes(550, 13)

    #expect(minutes == 281)
    #expect(mock.calls.map(\.path) == ["/3/movie/550", "/3/movie/13"])
}

private func popularSeries() async throws {
    let mock = TMDbMock(unanswered: .sample(seed: 1))
    for try await series in mock.client.tvSeries.allPopular().prefix(3) {
        print(series.name)
    }
}

private func operations() throws -> TMDbMock {
    let mock = TMDbMock()
    mock.fail("movie-credits", with: TMDbError(.notFound))
    try mock.respond(
        to: "movie-details", inTurn: [.error(TMDbError(.serverFailure)), .value(Movie.sample(seed: 7))])
    return mock
}

private func samples() throws -> (Person, Movie, MoviePageableList) {
    let someone = try Person.sample(seed: 3)
    let unrated = try Movie.sample(with: ["title": "Fight Club", "vote_count": 0, "homepage": nil])
    let page = try MoviePageableList.sample(with: ["page": 1, "total_pages": 1])
    return (someone, unrated, page)
}
