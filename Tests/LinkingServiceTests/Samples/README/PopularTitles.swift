import TMDb

func popularTitles(_ client: TMDbClient) async throws -> [String] {
    var titles: [String] = []
    for try await movie in client.movies.allPopular().removingDuplicates().prefix(100) {
        titles.append(movie.title)
    }
    return titles
}
