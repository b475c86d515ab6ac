import CoreDomain
import PopcornServices

extension Route {

    static let references: [Route] = [
        .part(
            "/v1/genres/movie", "listMovieGenres", .references, "Returns the genres of movies.", own: [],
            as: "genres", \.movies.fetchMovieGenres
        ) { _ in () },
        .part(
            "/v1/genres/tv", "listTVSeriesGenres", .references, "Returns the genres of TV series.", own: [],
            as: "genres", \.tvSeries.fetchTVSeriesGenres
        ) { _ in () },
        .part(
            "/v1/watch-providers/{kind}", "listWatchProviders", .references,
            "Returns the watch providers in the region, from JustWatch.", own: [.kind], as: "watchProviders",
            \.references.fetchWatchProviders
        ) { call throws(Problem) in try call.choice("kind", of: TitleKind.self) },
        .part(
            "/v1/watch-provider-regions", "listWatchProviderRegions", .references,
            "Returns the regions that have watch offers.", own: [], as: "regions",
            \.references.fetchWatchProviderRegions
        ) { _ in () },
        .part(
            "/v1/countries", "listCountries", .references, "Returns the countries.", own: [], as: "countries",
            \.references.fetchCountries
        ) { _ in () },
        .part(
            "/v1/languages", "listLanguages", .references, "Returns the languages.", own: [], as: "languages",
            \.references.fetchLanguages
        ) { _ in () },
        .part(
            "/v1/certifications/{kind}", "listCertifications", .references,
            "Returns the certifications of all regions.", own: [.kind], as: "certifications",
            \.references.fetchCertifications
        ) { call throws(Problem) in try call.choice("kind", of: TitleKind.self) },
        .item(
            "/v1/companies/{id}", "getCompany", .references, "Returns a production company.", own: [.id],
            \.references.fetchCompany
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/companies/search", "searchCompanies", .references, "Searches for production companies by name.",
            own: [.searchText], hasOwner: false, \.references.searchCompanies
        ) { call throws(Problem) in NameSearch(try call.query.required("query")) },
        .item(
            "/v1/networks/{id}", "getNetwork", .references, "Returns a network.", own: [.id],
            \.references.fetchNetwork
        ) { call throws(Problem) in try call.id },
        .list(
            "/v1/keywords/search", "searchKeywords", .references, "Searches for keywords by name.",
            own: [.searchText], hasOwner: false, \.references.searchKeywords
        ) { call throws(Problem) in NameSearch(try call.query.required("query")) },
    ]
}
