import Foundation
import Logging
import ServiceLifecycle
import TMDb

func titleAndYear(ofMovie id: Int, token: String) async throws -> String {
    let client = try TMDbClient(accessToken: token)
    let movie = try await client.movies.details(forMovie: id)
    try await client.shutdown()
    return "\(movie.title), \(movie.releaseDate?.formatted(.iso8601.year()) ?? "no year")"
}

private func serve(_ client: TMDbClient, besides server: any Service, logger: Logger) async throws {
    let group = ServiceGroup(
        services: [client, server], gracefulShutdownSignals: [.sigterm, .sigint], logger: logger)
    try await group.run()
}

private func languages(token: String, logger: Logger) async throws -> Movie {
    let client = try TMDbClient(credential: .accessToken(token), defaultLanguage: "en-GB", logger: logger)
    let german = try await client.movies.details(forMovie: 550, language: "de")
    return german
}

private func regions(_ client: TMDbClient) async throws -> (String?, ShowWatchProvider?) {
    let releases = try await client.movies.releaseDates(forMovie: 550)
    let rating = releases.certification(in: "GB", fallback: ["US"])
    let offers = try await client.movies.watchProviders(forMovie: 550).offers(in: "GB")
    return (rating, offers)
}

private func images(_ client: TMDbClient, of movie: Movie, and person: Person) async throws -> [URL?] {
    let poster = try await client.images.posterURL(for: movie.posterPath, size: .width(342))
    let portrait = try await client.images.profileURL(for: person.profilePath, size: .height(600))
    return [poster, portrait]
}

private func finding(_ client: TMDbClient) async throws -> [MoviePageableList] {
    let found = try await client.search.movies(query: "fight club", primaryReleaseYear: 1999)
    let dramas = try await client.discover.movies(
        filter: DiscoverMoviesFilter(minimumVoteAverage: 7, genres: .all([18])), sortedBy: .voteAverageDescending)
    let trending = try await client.trending.movies(in: .week)
    return [found, dramas, trending]
}

private func bestImage(_ client: TMDbClient) async throws -> URL? {
    let images = try await client.movies.images(forMovie: 550)
    let best = images.posters.best(in: ["de", "en"], region: "AT")
    let address = try await client.images.posterURL(for: best?.filePath, size: .width(342))
    return address
}

private func pagesElsewhere(_ client: TMDbClient) async throws -> [URL] {
    let links = try await client.movies.externalIDs(forMovie: 550).links(of: .movie)
    let pages = [links.imdb, links.wikidata, links.facebook].compactMap(\.self)
    return pages
}

private func mirrored(token: String) throws -> TMDbClient {
    let client = try TMDbClient(
        credential: .accessToken(token), imageBaseURL: URL(string: "https://images.example/t/p/"))
    return client
}

private func germanTitle(_ client: TMDbClient) async throws -> String {
    let german = client.with(language: "de", deadline: .seconds(2))
    let title = try await german.movies.details(forMovie: 550).title
    return title
}

private func newList(_ client: TMDbClient, accessToken: String) async throws -> CreatedUserList {
    let user = try client.asUser(accessToken)
    let list = try await user.listsV4.create(UserListProperties(name: "Heists", languageCode: "en", isPublic: false))
    return list
}

struct OtherNames: Decodable, Sendable {
    let names: [String]
}

extension MovieService {
    func alsoKnownAs(movie id: Movie.ID) async throws(TMDbError) -> OtherNames {
        try await send(
            Endpoint(
                "movie-also-known-as", path: ["movie", .id(id, "movie_id"), "also_known_as"],
                query: [.language(nil), .item("source", "cinemas")]))
    }
}

private func proxied(token: String) throws -> TMDbClient {
    let proxy = try TMDbProxy(url: "http://name:password@proxy.example:3128")
    let client = try TMDbClient(
        credential: .accessToken(token), transport: TMDbTransport(connections: .init(proxy: proxy)))
    return client
}
