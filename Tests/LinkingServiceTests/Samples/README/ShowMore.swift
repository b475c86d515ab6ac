import PopcornServices

func showMore(_ popcorn: PopcornServices) async throws {
    let series = try await popcorn.tvSeries.fetchTVSeriesDetails.execute(id: 1396)
    print(series.name, series.nextEpisodeToAir?.name ?? "has no next episode")

    let knownFor = try await popcorn.people.fetchPersonKnownFor.execute(id: 287)
    print(knownFor.map(\.title))

    for try await movie in popcorn.movies.fetchPopularMovies.all().prefix(100) {
        print(movie.id, movie.title)
    }
}
