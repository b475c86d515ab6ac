/// ``MovieService`` over HTTP.
struct TMDbMovieService: MovieService {

    let client: APIClient

    func details(forMovie id: Movie.ID, language: String?) async throws(TMDbError) -> Movie {
        try await client.send(MovieEndpoint.details(id, language: language))
    }

    func details(
        forMovie id: Movie.ID, appending options: MovieAppendOption, language: String?, includeImageLanguage: [String]?
    ) async throws(TMDbError) -> MovieDetailsResponse {
        try await client.send(
            MovieEndpoint.details(
                id, appending: options, language: language, includeImageLanguage: includeImageLanguage))
    }

    func credits(forMovie id: Movie.ID, language: String?) async throws(TMDbError) -> ShowCredits {
        try await client.send(MovieEndpoint.credits(id, language: language))
    }

    func images(
        forMovie id: Movie.ID, language: String?, includeImageLanguage: [String]?
    ) async throws(TMDbError) -> ImageCollection {
        try await client.send(
            MovieEndpoint.images(id, language: language, includeImageLanguage: includeImageLanguage))
    }

    func videos(
        forMovie id: Movie.ID, language: String?, includeVideoLanguage: [String]?
    ) async throws(TMDbError) -> VideoCollection {
        try await client.send(
            MovieEndpoint.videos(id, language: language, includeVideoLanguage: includeVideoLanguage))
    }

    func reviews(forMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> ReviewPageableList {
        try await client.send(MovieEndpoint.reviews(id, page: page, language: language))
    }

    func recommendations(
        forMovie id: Movie.ID, page: Int?, language: String?
    ) async throws(TMDbError) -> MoviePageableList {
        try await client.send(MovieEndpoint.recommendations(id, page: page, language: language))
    }

    func similar(toMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> MoviePageableList {
        try await client.send(MovieEndpoint.similar(id, page: page, language: language))
    }

    func releaseDates(forMovie id: Movie.ID) async throws(TMDbError) -> MovieReleaseDates {
        try await client.send(MovieEndpoint.releaseDates(id))
    }

    func alternativeTitles(
        forMovie id: Movie.ID, country: String?
    ) async throws(TMDbError) -> AlternativeTitleCollection {
        try await client.send(MovieEndpoint.alternativeTitles(id, country: country))
    }

    func translations(forMovie id: Movie.ID) async throws(TMDbError) -> MovieTranslationCollection {
        try await client.send(MovieEndpoint.translations(id))
    }

    func keywords(forMovie id: Movie.ID) async throws(TMDbError) -> KeywordCollection {
        try await client.send(MovieEndpoint.keywords(id))
    }

    func watchProviders(forMovie id: Movie.ID) async throws(TMDbError) -> ShowWatchProviders {
        try await client.send(MovieEndpoint.watchProviders(id))
    }

    func externalIDs(forMovie id: Movie.ID) async throws(TMDbError) -> ExternalIDs {
        try await client.send(MovieEndpoint.externalIDs(id))
    }

    func lists(forMovie id: Movie.ID, page: Int?, language: String?) async throws(TMDbError) -> MediaListPageableList {
        try await client.send(MovieEndpoint.lists(id, page: page, language: language))
    }

    func changes(forMovie id: Movie.ID) async throws(TMDbError) -> ChangeCollection {
        try await client.send(MovieEndpoint.changes(id))
    }
}
