import TMDb

/// The routes of reference data: genres, keywords, networks, watch providers, certifications, the configuration,
/// collections and companies.
extension Route {
    static let reference: [Route] = [
        Route("genre-movie-list") { try await $0.genres.movieGenres(language: $1.language) },
        Route("genre-tv-list") { try await $0.genres.tvSeriesGenres(language: $1.language) },
        Route("keyword-details") { try await $0.keywords.details(forKeyword: $1.id("keyword_id")) },
        Route("keyword-movies") {
            try await $0.keywords.movies(
                forKeyword: $1.id("keyword_id"), includeAdult: $1.adult, page: $1.page, language: $1.language)
        },
        Route("network-details") { client, values in
            let id = try values.id("network_id")
            guard values.appends else { return try await client.networks.details(forNetwork: id) }
            return try await client.networks.details(forNetwork: id, appending: values.options())
        },
        Route("details-copy") { try await $0.networks.alternativeNames(forNetwork: $1.id("network_id")) },
        Route("alternative-names-copy") { try await $0.networks.images(forNetwork: $1.id("network_id")) },
        Route("watch-providers-available-regions") { try await $0.watchProviders.regions(language: $1.language) },
        Route("watch-providers-movie-list") {
            try await $0.watchProviders.movieProviders(region: $1["watch_region"], language: $1.language)
        },
        Route("watch-provider-tv-list") {
            try await $0.watchProviders.tvSeriesProviders(region: $1["watch_region"], language: $1.language)
        },
        Route("certification-movie-list") { client, _ in try await client.certifications.movieCertifications() },
        Route("certifications-tv-list") { client, _ in try await client.certifications.tvSeriesCertifications() },
        Route("configuration-details") { client, _ in try await client.configurations.apiConfiguration() },
        Route("configuration-countries") { try await $0.configurations.countries(language: $1.language) },
        Route("configuration-jobs") { client, _ in try await client.configurations.jobsByDepartment() },
        Route("configuration-languages") { client, _ in try await client.configurations.languages() },
        Route("configuration-primary-translations") { client, _ in
            try await client.configurations.primaryTranslations()
        },
        Route("configuration-timezones") { client, _ in try await client.configurations.timezones() },
        Route("timezones-list", "GET", "/3/timezones/list") { client, _ in
            try await client.configurations.timezonesByCountryCode()
        },
        Route("collection-details") { client, values in
            let id = try values.id("collection_id")
            guard values.appends else {
                return try await client.collections.details(forCollection: id, language: values.language)
            }
            return try await client.collections.details(
                forCollection: id, appending: values.options(), language: values.language,
                includeImageLanguage: values.imageLanguages)
        },
        Route("collection-images") {
            try await $0.collections.images(
                forCollection: $1.id("collection_id"), language: $1.language, includeImageLanguage: $1.imageLanguages)
        },
        Route("collection-translations") {
            try await $0.collections.translations(forCollection: $1.id("collection_id"))
        },
        Route("company-details") { client, values in
            let id = try values.id("company_id")
            guard values.appends else { return try await client.companies.details(forCompany: id) }
            return try await client.companies.details(
                forCompany: id, appending: values.options(), language: values.language)
        },
        Route("company-movies", "GET", "/3/company/{company_id}/movies") {
            try await $0.companies.movies(forCompany: $1.id("company_id"), page: $1.page, language: $1.language)
        },
        Route("company-alternative-names") {
            try await $0.companies.alternativeNames(forCompany: $1.id("company_id"))
        },
        Route("company-images") { try await $0.companies.images(forCompany: $1.id("company_id")) },
    ]
}
