import Foundation
import TMDb

// MARK: - The client

private func frontDoor(token: String) async throws -> Movie {
    let client = try TMDbClient(accessToken: token)
    let movie = try await client.movies.details(forMovie: 550)
    try await client.shutdown()
    return movie
}

private func transport(token: String) throws -> TMDbClient {
    var transport = TMDbTransport()
    transport.rateLimit = RateLimit(requestsPerSecond: 20)
    transport.cache = InMemoryHTTPCacheStore()
    let client = try TMDbClient(credential: .accessToken(token), transport: transport)
    return client
}

private func retrying() -> any TMDbHTTPClient {
    let httpClient = RetryingHTTPClient(PooledHTTPClient(), policy: RetryPolicy(maximumAttempts: 5))
    return httpClient
}

private func user(_ client: TMDbClient, token: UserAccessToken) async throws -> CreatedUserList {
    let user = try client.asUser(token.accessToken)
    let list = try await user.listsV4.create(UserListProperties(name: "Heist films", languageCode: "en"))
    return list
}

private func germanTitle(_ client: TMDbClient) async throws -> String {
    let title = try await client.with(language: "de", deadline: .seconds(2)).movies.details(forMovie: 550).title
    return title
}

private func proxy() throws -> TMDbProxy {
    let proxy = try TMDbProxy(url: "http://name:password@proxy.example:3128")
    return proxy
}

private func keywordsPath() -> [PathSegment] {
    let path: [PathSegment] = ["movie", .id(550, "movie_id"), "keywords"]
    return path
}

private func names(_ client: TMDbClient) async throws -> OtherNames {
    let names: OtherNames = try await client.send(
        Endpoint("movie-also-known-as", path: ["movie", .id(550, "movie_id"), "also_known_as"]))
    return names
}

// MARK: - Paging

private func items(_ client: TMDbClient) async throws {
    for try await movie in client.movies.allRecommendations(forMovie: 550) {
        print(movie.title)
    }
}

private func fetching(_ client: TMDbClient) async throws {
    for try await movie in allPages(fetching: { page in
        try await client.movies.similar(toMovie: 550, page: page)
    }) {
        print(movie.title)
    }
}

private func pages(_ client: TMDbClient) async throws {
    for try await page in client.movies.allRecommendationsPages(forMovie: 550) {
        print("Page \(page.page ?? 0) of \(page.totalPages ?? 0): \(page.results.count) movies")
    }
}

// MARK: - Images

private func poster(of movie: Movie, _ client: TMDbClient) async throws -> URL? {
    let url = try await client.images.posterURL(for: movie.posterPath, size: .width(342))
    return url
}

private func poster(of movie: Movie, _ images: ImagesConfiguration) -> URL? {
    let url = images.posterURL(for: movie.posterPath, size: .width(160, scale: 2))
    return url
}

private func posters(of movie: Movie, _ images: ImagesConfiguration) -> URL? {
    let url = movie.posterURL(in: images, size: .width(342))
    return url
}

private func backdrops(of movie: Movie, _ images: ImagesConfiguration) -> URL? {
    let url = movie.backdropURL(in: images, size: .width(780))
    return url
}

private func portraits(of person: Person, _ images: ImagesConfiguration) -> URL? {
    let url = person.profileURL(in: images, size: .width(185))
    return url
}

private func logos(of network: Network, _ images: ImagesConfiguration) -> URL? {
    let url = network.logoURL(in: images, size: .width(154))
    return url
}

private func stills(of episode: TVEpisode, _ images: ImagesConfiguration) -> URL? {
    let url = episode.stillURL(in: images, size: .width(300))
    return url
}

private func bestPoster(_ response: MovieDetailsResponse) -> ImageMetadata? {
    let poster = response.images?.posters.best(in: ["de", "en"], region: "AT")
    return poster
}

private func sortedLogos(_ client: TMDbClient) async throws -> [ImageMetadata] {
    let preference = ImagePreference(languages: ["pt-BR", "en"], originalLanguage: "ja")
    let images = try await client.movies.images(
        forMovie: 129, includeImageLanguage: preference.includedLanguages)
    let logos = images.logos.sorted(by: preference)
    return logos
}

// MARK: - Links

private func links(_ response: MovieDetailsResponse) -> URL? {
    let imdb = response.externalIDs?.links(of: .movie).imdb
    return imdb
}

// MARK: - People

private func directed(_ client: TMDbClient) async throws -> [MovieListItem] {
    let credits = try await client.people.combinedCredits(forPerson: 819)
    let directed = credits.movies.crewTitles
    return directed
}

// MARK: - Formatting

private func runtimes() -> [String] {
    let short = 139.formatted(.runtime)  // 2h 19m
    let long = 139.formatted(.runtime.width(.wide))  // 2 hours, 19 minutes
    let german = 139.formatted(.runtime.width(.wide).locale(Locale(identifier: "de")))  // 2 Stunden und 19 Minuten
    return [short, long, german]
}

private func ratings() -> [String] {
    let outOfTen = 8.438.formatted(.rating)  // 8.4
    let outOfFive = 8.438.formatted(.rating.scale(.outOfFive))  // 4.2
    let percentage = 8.438.formatted(.rating.scale(.percent))  // 84%
    let german = 8.438.formatted(.rating.locale(Locale(identifier: "de")))  // 8,4
    return [outOfTen, outOfFive, percentage, german]
}

// MARK: - Discovering

private func movieFilter() -> DiscoverMoviesFilter {
    let filter = DiscoverMoviesFilter(minimumVoteAverage: 7, genres: .all([18]))
    return filter
}

private func seriesFilter() -> DiscoverTVSeriesFilter {
    let filter = DiscoverTVSeriesFilter(minimumVoteAverage: 7, genres: .all([18]))
    return filter
}

private func nineties() -> DiscoverMoviesFilter {
    let nineties = DiscoverMoviesFilter(genres: [18]).primaryReleaseYears(from: 1990, through: 1999)
    return nineties
}

private func recentSeries() -> DiscoverTVSeriesFilter {
    let recent = DiscoverTVSeriesFilter(networks: [174]).firstAirYears(from: 2020)
    return recent
}
