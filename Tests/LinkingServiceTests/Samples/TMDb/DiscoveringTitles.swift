import Foundation
import TMDb

private func dramas(_ client: TMDbClient) async throws -> MoviePageableList {
    let filter = DiscoverMoviesFilter(minimumVoteAverage: 7, minimumVoteCount: 500, genres: [18])
    let page = try await client.discover.movies(filter: filter, sortedBy: .voteAverageDescending)

    let latest = client.discover.allMovies(filter: filter, sortedBy: .primaryReleaseDateDescending)
    for try await movie in latest.prefix(200) {
        print(movie.title)
    }
    return page
}

private func values() -> (DiscoverMoviesFilter, DiscoverTVSeriesFilter) {
    let crimeComedies = DiscoverMoviesFilter(genres: .all([35, 80]), excludedGenres: [27])
    let scandinavian = DiscoverTVSeriesFilter(originalLanguages: .any(["da", "no", "sv"]))
    return (crimeComedies, scandinavian)
}

private func genre(_ client: TMDbClient) async throws -> Genre? {
    let genres = try await client.genres.movieGenres().genres
    let drama = genres.first { $0.name == "Drama" }
    return drama
}

private func releases(from start: Date, to end: Date) -> [DiscoverMoviesFilter] {
    let nineties = DiscoverMoviesFilter(genres: [18]).primaryReleaseYears(from: 1990, through: 1999)
    let inCinemas = DiscoverMoviesFilter(
        region: "GB", earliestReleaseDate: start, latestReleaseDate: end,
        releaseTypes: .any([.theatrical, .theatricalLimited]))
    return [nineties, inCinemas]
}

private func offers() -> DiscoverMoviesFilter {
    let family = DiscoverMoviesFilter(
        maximumCertification: "PG", certificationCountry: "GB", watchProviders: .any([8, 337]),
        monetizationTypes: .any([.flatRate, .free]), watchRegion: "GB")
    return family
}
