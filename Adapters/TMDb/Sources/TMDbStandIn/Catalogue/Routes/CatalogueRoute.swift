/// An operation that a catalogue supports.
struct CatalogueRoute: Sendable {
    /// A closure that returns the response body, or `nil` if the catalogue does not contain the requested resource.
    typealias Body = @Sendable (CatalogueRequest) -> [UInt8]?

    let template: PathTemplate
    let body: Body

    init(_ template: PathTemplate, _ body: @escaping Body) {
        self.template = template
        self.body = body
    }

    /// Creates a route that returns a page of a list.
    static func list(_ template: PathTemplate, _ list: @escaping @Sendable (CatalogueRequest) -> CatalogueList?) -> Self
    {
        CatalogueRoute(template) { request in list(request)?.page(request.page) }
    }

    /// All routes. A route with a literal segment precedes the routes with a placeholder in the same position.
    static let all = lists + movies + series + people + references
}

/// A request for a resource of a catalogue.
struct CatalogueRequest: Sendable {
    let contents: CatalogueContents
    /// The values of the placeholders in the path.
    let values: [Substring]
    let parameters: QueryParameters

    var catalogue: GeneratedCatalogue { contents.catalogue }
    var page: Int { max(1, parameters["page"].flatMap { Int($0) } ?? 1) }
    var query: String { parameters["query"] ?? "" }

    func number(_ index: Int) -> Int? { Int(values[index]) }

    /// Returns the show that the first value identifies. A movie can also be identified by its IMDb ID.
    func show(_ kind: CatalogueKind) -> GeneratedShow? {
        let entry =
            number(0).map { catalogue.entry(kind, id: $0) }
            ?? contents.entry(imdbID: values[0]).flatMap { $0.kind == kind && kind == .movie ? $0 : nil }
        return entry.map(contents.show)
    }

    var movie: GeneratedShow? { show(.movie) }
    var series: GeneratedShow? { show(.tvSeries) }
    var person: GeneratedPerson? { number(0).flatMap { catalogue.entry(.person, id: $0) }.map(contents.person) }
    var season: GeneratedSeason? {
        guard let series, let number = number(1) else { return nil }
        return GeneratedSeason(series: series, number: number)
    }
    var episode: GeneratedEpisode? {
        guard let season, let number = number(2) else { return nil }
        return GeneratedEpisode(season: season, number: number)
    }
    func index(_ vocabulary: CatalogueVocabulary) -> Int? { number(0).flatMap(vocabulary.index(ofID:)) }
}

extension CatalogueRoute {
    static let lists: [CatalogueRoute] = [
        .list("/3/movie/popular") { $0.contents.popular(.movie) },
        .list("/3/movie/top_rated") { $0.contents.topRated(.movie) },
        .list("/3/movie/now_playing") { $0.contents.movies(upcoming: false) },
        .list("/3/movie/upcoming") { $0.contents.movies(upcoming: true) },
        .list("/3/movie/changes") { $0.contents.changes(.movie) },
        .list("/3/tv/popular") { $0.contents.popular(.tvSeries) },
        .list("/3/tv/top_rated") { $0.contents.topRated(.tvSeries) },
        .list("/3/tv/airing_today") { $0.contents.seriesOnTheAir(everyThird: true) },
        .list("/3/tv/on_the_air") { $0.contents.seriesOnTheAir(everyThird: false) },
        .list("/3/tv/changes") { $0.contents.changes(.tvSeries) },
        .list("/3/person/popular") { $0.contents.popular(.person) },
        .list("/3/person/changes") { $0.contents.changes(.person) },
        .list("/3/discover/movie") { $0.contents.discover(.movie, parameters: $0.parameters) },
        .list("/3/discover/tv") { $0.contents.discover(.tvSeries, parameters: $0.parameters) },
        .list("/3/trending/all/{time_window}") { $0.contents.trendingAll(window: $0.values[0]) },
        .list("/3/trending/movie/{time_window}") { $0.contents.trending(.movie, window: $0.values[0]) },
        .list("/3/trending/tv/{time_window}") { $0.contents.trending(.tvSeries, window: $0.values[0]) },
        .list("/3/trending/person/{time_window}") { $0.contents.trending(.person, window: $0.values[0]) },
        .list("/3/search/movie") { $0.contents.search(.movie, query: $0.query) },
        .list("/3/search/tv") { $0.contents.search(.tvSeries, query: $0.query) },
        .list("/3/search/person") { $0.contents.search(.person, query: $0.query) },
        .list("/3/search/multi") { $0.contents.searchAll(query: $0.query) },
        .list("/3/search/collection") { $0.contents.searchCollections(query: $0.query) },
        .list("/3/search/company") { $0.contents.search(.company, query: $0.query) },
        .list("/3/search/keyword") { $0.contents.search(.keyword, query: $0.query) },
        CatalogueRoute("/3/find/{external_id}") {
            $0.contents.find($0.values[0], source: $0.parameters["external_source"])
        },
    ]
}

extension CatalogueRoute {
    static let movies: [CatalogueRoute] = [
        CatalogueRoute("/3/movie/latest") { latest(.movie, in: $0.contents)?.movieDetails },
        CatalogueRoute("/3/movie/{movie_id}") { $0.movie?.movieDetails },
        CatalogueRoute("/3/movie/{movie_id}/credits") { $0.movie?.credits },
        CatalogueRoute("/3/movie/{movie_id}/external_ids") { $0.movie?.externalIDs },
        CatalogueRoute("/3/movie/{movie_id}/keywords") { $0.movie?.keywords },
        .list("/3/movie/{movie_id}/reviews") { $0.movie.map(GeneratedReview.list) },
        .list("/3/movie/{movie_id}/similar") { similar(to: $0.movie, in: $0.contents) },
        .list("/3/movie/{movie_id}/recommendations") { recommendations(for: $0.movie, in: $0.contents) },
    ]

    /// Returns the latest entry of a kind, or `nil` if the catalogue has no entries of the kind.
    static func latest(_ kind: CatalogueKind, in contents: CatalogueContents) -> GeneratedShow? {
        contents.catalogue.entry(kind, id: contents.catalogue.ids(of: kind).upperBound - 1).map(contents.show)
    }

    /// Returns the shows with the same first genre.
    static func similar(to show: GeneratedShow?, in contents: CatalogueContents) -> CatalogueList? {
        show.map { contents.related(to: $0.entry, by: CatalogueGenre.all(of: $0.kind).count) }
    }

    /// Returns the shows with the same keyword.
    static func recommendations(for show: GeneratedShow?, in contents: CatalogueContents) -> CatalogueList? {
        show.map { contents.related(to: $0.entry, by: CatalogueVocabulary.keyword.names.count) }
    }
}

extension CatalogueRoute {
    static let series: [CatalogueRoute] = [
        CatalogueRoute("/3/tv/latest") { latest(.tvSeries, in: $0.contents)?.seriesDetails },
        CatalogueRoute("/3/tv/{series_id}") { $0.series?.seriesDetails },
        CatalogueRoute("/3/tv/{series_id}/credits") { $0.series?.credits },
        CatalogueRoute("/3/tv/{series_id}/aggregate_credits") { $0.series?.aggregateCredits() },
        CatalogueRoute("/3/tv/{series_id}/external_ids") { $0.series?.externalIDs },
        CatalogueRoute("/3/tv/{series_id}/keywords") { $0.series?.keywords },
        .list("/3/tv/{series_id}/reviews") { $0.series.map(GeneratedReview.list) },
        .list("/3/tv/{series_id}/similar") { similar(to: $0.series, in: $0.contents) },
        .list("/3/tv/{series_id}/recommendations") { recommendations(for: $0.series, in: $0.contents) },
        CatalogueRoute("/3/tv/{series_id}/episode_groups") { $0.series?.episodeGroups },
        CatalogueRoute("/3/tv/episode_group/{group_id}") { request in
            GeneratedEpisodeGroup(request.values[0], in: request.catalogue)?.details
        },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}") { $0.season?.details },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/credits") { $0.season?.credits },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/aggregate_credits") { $0.season?.aggregateCredits },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/episode/{episode_number}") { $0.episode?.details },
        CatalogueRoute("/3/tv/{series_id}/season/{season_number}/episode/{episode_number}/credits") {
            $0.episode?.credits
        },
    ]
}

extension CatalogueRoute {
    static let people: [CatalogueRoute] = [
        CatalogueRoute("/3/person/latest") { request in
            let last = request.catalogue.personIDs.upperBound - 1
            return request.catalogue.entry(.person, id: last).map { request.contents.person($0).details }
        },
        CatalogueRoute("/3/person/{person_id}") { $0.person?.details },
        CatalogueRoute("/3/person/{person_id}/movie_credits") { $0.person?.credits(in: [.movie]) },
        CatalogueRoute("/3/person/{person_id}/tv_credits") { $0.person?.credits(in: [.tvSeries]) },
        CatalogueRoute("/3/person/{person_id}/combined_credits") { $0.person?.credits(in: [.movie, .tvSeries]) },
        CatalogueRoute("/3/credit/{credit_id}") { request in
            CatalogueIdentifier(request.values[0]).flatMap {
                Casting.role(of: $0, in: request.catalogue) ?? GeneratedEpisode.guest(of: $0, in: request.catalogue)
            }?.details
        },
        CatalogueRoute("/3/review/{review_id}") { request in
            CatalogueIdentifier(request.values[0]).flatMap { GeneratedReview($0, in: request.catalogue)?.details }
        },
    ]
}

extension CatalogueRoute {
    static let references: [CatalogueRoute] = [
        CatalogueRoute("/3/genre/movie/list") { _ in genres(of: .movie) },
        CatalogueRoute("/3/genre/tv/list") { _ in genres(of: .tvSeries) },
        CatalogueRoute("/3/company/{company_id}") { $0.index(.company).map(CatalogueVocabulary.company.details) },
        CatalogueRoute("/3/network/{network_id}") { $0.index(.network).map(CatalogueVocabulary.network.details) },
        CatalogueRoute("/3/keyword/{keyword_id}") { $0.index(.keyword).map(CatalogueVocabulary.keyword.details) },
        .list("/3/company/{company_id}/movies") { movies(of: .company, in: $0) },
        .list("/3/keyword/{keyword_id}/movies") { movies(of: .keyword, in: $0) },
        CatalogueRoute("/3/collection/{collection_id}") { request in
            request.number(0).flatMap { GeneratedCollection(catalogue: request.catalogue, id: $0)?.details }
        },
    ]

    private static func movies(of vocabulary: CatalogueVocabulary, in request: CatalogueRequest) -> CatalogueList? {
        request.index(vocabulary).map {
            request.contents.shows(.movie, remainder: $0, of: vocabulary.names.count)
        }
    }

    private static func genres(of kind: CatalogueKind) -> [UInt8] {
        JSONWriter.object { list in
            list.member("genres", of: CatalogueGenre.all(of: kind)) { writer, genre in
                writer.object {
                    $0.member("id", genre.id)
                    $0.member("name", genre.name)
                }
            }
        }
    }
}
