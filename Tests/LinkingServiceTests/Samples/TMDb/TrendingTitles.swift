import TMDb

private func trends(_ client: TMDbClient) async throws -> (MoviePageableList, TVSeriesPageableList) {
    let today = try await client.trending.movies()
    let thisWeek = try await client.trending.tvSeries(in: .week)
    return (today, thisWeek)
}

private func mixed(_ client: TMDbClient) async throws {
    for media in try await client.trending.all(in: .day).results {
        switch media {
        case .movie(let movie): print(movie.title)
        case .tvSeries(let series): print(series.name)
        case .person(let person): print(person.name, person.knownForDepartment ?? "")
        case .collection(let collection): print(collection.name)
        }
    }
}

private func all(_ client: TMDbClient) async throws {
    for try await movie in client.trending.allMovies(in: .week).removingDuplicates().prefix(100) {
        print(movie.title)
    }
}
