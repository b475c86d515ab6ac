/// The endpoints of ``MovieService``.
enum MovieEndpoint {

    static func details(_ id: Movie.ID, language: String?) -> Endpoint<Movie> {
        Endpoint(path: path(id), query: [.language(language)])
    }

    static func details(
        _ id: Movie.ID, appending options: MovieAppendOption, language: String?, includeImageLanguage: [String]?
    ) -> Endpoint<MovieDetailsResponse> {
        Endpoint(
            path: path(id),
            query: [
                .language(language), .includeImageLanguage(includeImageLanguage), .appendToResponse(options),
            ])
    }

    static func credits(_ id: Movie.ID, language: String?) -> Endpoint<ShowCredits> {
        Endpoint(path: path(id, "credits"), query: [.language(language)])
    }

    static func images(
        _ id: Movie.ID, language: String?, includeImageLanguage: [String]?
    ) -> Endpoint<ImageCollection> {
        Endpoint(
            path: path(id, "images"),
            query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)])
    }

    static func videos(
        _ id: Movie.ID, language: String?, includeVideoLanguage: [String]?
    ) -> Endpoint<VideoCollection> {
        Endpoint(
            path: path(id, "videos"), query: [.language(language), .includeVideoLanguage(includeVideoLanguage)])
    }

    static func reviews(_ id: Movie.ID, page: Int?, language: String?) -> Endpoint<ReviewPageableList> {
        Endpoint(path: path(id, "reviews"), query: [.language(language), .page(page)])
    }

    static func recommendations(_ id: Movie.ID, page: Int?, language: String?) -> Endpoint<MoviePageableList> {
        Endpoint(path: path(id, "recommendations"), query: [.language(language), .page(page)])
    }

    static func similar(_ id: Movie.ID, page: Int?, language: String?) -> Endpoint<MoviePageableList> {
        Endpoint(path: path(id, "similar"), query: [.language(language), .page(page)])
    }

    static func releaseDates(_ id: Movie.ID) -> Endpoint<MovieReleaseDates> {
        Endpoint(path: path(id, "release_dates"))
    }

    static func alternativeTitles(_ id: Movie.ID, country: String?) -> Endpoint<AlternativeTitleCollection> {
        Endpoint(path: path(id, "alternative_titles"), query: [.country(country)])
    }

    static func translations(_ id: Movie.ID) -> Endpoint<MovieTranslationCollection> {
        Endpoint(path: path(id, "translations"))
    }

    static func keywords(_ id: Movie.ID) -> Endpoint<KeywordCollection> {
        Endpoint(path: path(id, "keywords"))
    }

    static func watchProviders(_ id: Movie.ID) -> Endpoint<ShowWatchProviders> {
        Endpoint(path: path(id, "watch", "providers"))
    }

    static func externalIDs(_ id: Movie.ID) -> Endpoint<ExternalIDs> {
        Endpoint(path: path(id, "external_ids"))
    }

    static func lists(_ id: Movie.ID, page: Int?, language: String?) -> Endpoint<MediaListPageableList> {
        Endpoint(path: path(id, "lists"), query: [.language(language), .page(page)])
    }

    static func changes(_ id: Movie.ID) -> Endpoint<ChangeCollection> {
        Endpoint(path: path(id, "changes"))
    }

    private static func path(_ id: Movie.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["movie", .id(id, "movie_id")] + resource
    }
}
