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
