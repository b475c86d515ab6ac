import TMDb

extension Route {
    static let search: [Route] = [
        Route("search-movie") {
            try await $0.search.movies(
                query: $1.required("query"), year: $1.number("year"),
                primaryReleaseYear: $1.number("primary_release_year"), includeAdult: $1.adult, region: $1.region,
                page: $1.page, language: $1.language)
        },
        Route("search-tv") {
            try await $0.search.tvSeries(
                query: $1.required("query"), year: $1.number("year"),
                firstAirDateYear: $1.number("first_air_date_year"), includeAdult: $1.adult, page: $1.page,
                language: $1.language)
        },
        Route("search-person") {
            try await $0.search.people(
                query: $1.required("query"), includeAdult: $1.adult, page: $1.page, language: $1.language)
        },
        Route("search-multi") {
            try await $0.search.all(
                query: $1.required("query"), includeAdult: $1.adult, page: $1.page, language: $1.language)
        },
        Route("search-collection") {
            try await $0.search.collections(
                query: $1.required("query"), includeAdult: $1.adult, region: $1.region, page: $1.page,
                language: $1.language)
        },
        Route("search-company") { try await $0.search.companies(query: $1.required("query"), page: $1.page) },
        Route("search-keyword") { try await $0.search.keywords(query: $1.required("query"), page: $1.page) },
        Route("find-by-id") {
            try await $0.find.results(
                forExternalID: $1.text("external_id"),
                source: ExternalSource(rawValue: $1.required("external_source")), language: $1.language)
        },
    ]
}
