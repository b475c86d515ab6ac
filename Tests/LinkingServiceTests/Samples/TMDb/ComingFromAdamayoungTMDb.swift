import TMDb

private func client(token: String) async throws {
    let client = try TMDbClient(accessToken: token)
    let movie = try await client.movies.details(forMovie: 550)
    try await client.shutdown()
    _ = movie
}

private func options(key: String) throws -> TMDbClient {
    var transport = TMDbTransport()
    transport.cache = InMemoryHTTPCacheStore()
    let client = try TMDbClient(credential: .apiKey(key), defaultLanguage: "es-ES", transport: transport)
    return client
}

private func languages(_ client: TMDbClient) async throws -> ImageCollection {
    let images = try await client.movies.images(forMovie: 550, includeImageLanguage: ["de", "en"])
    return images
}

private func errors(_ id: Int, _ client: TMDbClient) async -> String {
    do throws(TMDbError) {
        return try await client.movies.details(forMovie: id).title
    } catch {
        switch error.kind {
        case .notFound: return "no such movie"
        case .rateLimited(let retryAfter): return "retry after \(retryAfter ?? .seconds(1))"
        default: return error.statusMessage ?? error.description
        }
    }
}

private func lists(_ client: TMDbClient) async throws {
    for try await movie in client.movies.allPopular(country: "GB").removingDuplicates().prefix(100) {
        print(movie.title)
    }
}

private func appending(_ client: TMDbClient) async throws {
    let response = try await client.movies.details(forMovie: 550, appending: [.credits, .keywords, .externalIDs])
    let keywords = response.keywords?.keywords.map(\.name) ?? []
    let page = response.externalIDs?.links(of: .movie).imdb
    _ = (keywords, page)
}

private func images(_ client: TMDbClient, _ movie: Movie, _ movies: [MovieListItem]) async throws {
    let poster = try await client.images.posterURL(for: movie.posterPath, size: .width(500))
    let configuration = try await client.images.configuration()
    let others = movies.map { $0.posterURL(in: configuration, size: .width(342)) }
    _ = (poster, others)
}

private func discovery(_ client: TMDbClient) async throws -> MoviePageableList {
    var filter = DiscoverMoviesFilter(minimumVoteAverage: 7, genres: .any([28, 12]))
    filter.primaryReleaseYear = 2024
    let page = try await client.discover.movies(filter: filter, sortedBy: .popularity(descending: true))
    return page
}

private func users(_ client: TMDbClient, _ session: Session, _ account: AccountDetails) async throws {
    let states = try await client.movies.accountStates(forMovie: 550, session: .user(session.sessionID))
    try await client.account.setFavorite(true, for: .movie(550), account: account.id, sessionID: session.sessionID)
    _ = states
}

private func user(_ client: TMDbClient, accessToken: String, accountID: String) async throws {
    let user = try client.asUser(accessToken)
    let lists = try await user.accountV4.lists(forAccount: accountID)
    _ = lists
}
