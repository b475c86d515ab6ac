import Foundation
import TMDb

private func images(_ client: TMDbClient, of movie: Movie) async throws -> [URL?] {
    let poster = try await client.images.posterURL(for: movie.posterPath, size: .width(342))
    let backdrop = try await movie.backdropURL(in: client.images, size: .width(1280))
    return [poster, backdrop]
}

private func sizes() -> [ImageSize] {
    let card = ImageSize.width(160, scale: 2)
    let portrait = ImageSize.height(300)
    let exact = ImageSize.named("w342")
    return [card, portrait, exact]
}

private func logo(_ client: TMDbClient, path: URL) async throws -> URL? {
    let logo = try await client.images.logoURL(for: path, size: .height(60), aspectRatio: 3.5)
    return logo
}

private func posters(_ client: TMDbClient, of movies: [MovieListItem]) async throws -> [URL?] {
    let configuration = try await client.images.configuration()
    let posters = movies.map { $0.posterURL(in: configuration, size: .width(342)) }
    return posters
}

private func bestPoster(_ client: TMDbClient) async throws -> URL? {
    let preference = ImagePreference(languages: ["pt-BR", "en"], originalLanguage: "ja")
    let images = try await client.movies.images(forMovie: 129, includeImageLanguage: preference.includedLanguages)
    let best = images.posters.sorted(by: preference).first
    let url = try await client.images.posterURL(for: best?.filePath, size: .width(500))
    return url
}

private func mirrored(token: String) throws -> TMDbClient {
    let client = try TMDbClient(
        credential: .accessToken(token), imageBaseURL: URL(string: "https://images.example/t/p/"))
    return client
}
