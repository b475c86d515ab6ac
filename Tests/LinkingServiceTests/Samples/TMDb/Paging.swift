import TMDb

private func items(_ client: TMDbClient) async throws {
    for try await movie in client.movies.allPopular(region: "GB") {
        print(movie.title)
    }
}

private func pages(_ client: TMDbClient) async throws {
    for try await page in client.movies.allPopularPages(region: "GB") {
        print("Page \(page.page ?? 0) of \(page.totalPages ?? 0)")
    }
}

private func first(_ client: TMDbClient) async throws -> [String] {
    var titles: [String] = []
    for try await movie in client.movies.allTopRated().prefix(50) {
        titles.append(movie.title)
    }
    return titles
}

private func index(_ movie: MovieListItem) async throws {}

private func prefetching(_ client: TMDbClient) async throws {
    for try await movie in client.movies.allPopular().prefetchingNextPage() {
        try await index(movie)
    }
}

private func unique(_ client: TMDbClient) async throws {
    for try await movie in client.movies.allPopular().removingDuplicates() {
        try await index(movie)
    }
}

private func own(_ client: TMDbClient) -> PagedAsyncSequence<MovieListItem> {
    let recommended = allPages(fetching: { page in
        try await client.movies.recommendations(forMovie: 550, page: page, language: "de")
    })
    return recommended
}
