import TMDb

extension Route {
    static let discovery: [Route] = [
        Route("discover-movie") {
            try await $0.discover.movies(
                filter: $1.movieFilter(), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("discover-tv") {
            try await $0.discover.tvSeries(
                filter: $1.tvSeriesFilter(), sortedBy: $1.sort(), page: $1.page, language: $1.language)
        },
        Route("trending-all") {
            try await $0.trending.all(in: $1.timeWindow(), page: $1.page, language: $1.language)
        },
        Route("trending-movies") {
            try await $0.trending.movies(in: $1.timeWindow(), page: $1.page, language: $1.language)
        },
        Route("trending-tv") {
            try await $0.trending.tvSeries(in: $1.timeWindow(), page: $1.page, language: $1.language)
        },
        Route("trending-people") {
            try await $0.trending.people(in: $1.timeWindow(), page: $1.page, language: $1.language)
        },
        Route("changes-movie-list") {
            try await $0.changes.movieChanges(from: $1.from, to: $1.to, page: $1.page)
        },
        Route("changes-tv-list") {
            try await $0.changes.tvSeriesChanges(from: $1.from, to: $1.to, page: $1.page)
        },
        Route("changes-people-list") {
            try await $0.changes.personChanges(from: $1.from, to: $1.to, page: $1.page)
        },
    ]
}

extension RecordedValues {

    fileprivate func timeWindow() throws -> TrendingTimeWindow {
        let text = try text("time_window")
        guard let window = TrendingTimeWindow(rawValue: text) else {
            throw Unsuitable(description: "time_window \(text) is unknown")
        }
        return window
    }

    fileprivate func movieFilter() throws -> DiscoverMoviesFilter {
        var filter = DiscoverMoviesFilter()
        filter.certification = self["certification"]
        filter.minimumCertification = self["certification.gte"]
        filter.maximumCertification = self["certification.lte"]
        filter.certificationCountry = self["certification_country"]
        filter.includesAdult = try adult
        filter.includesVideo = try flag("include_video")
        filter.primaryReleaseYear = try number("primary_release_year")
        filter.earliestPrimaryReleaseDate = try day("primary_release_date.gte")
        filter.latestPrimaryReleaseDate = try day("primary_release_date.lte")
        filter.region = region
        filter.earliestReleaseDate = try day("release_date.gte")
        filter.latestReleaseDate = try day("release_date.lte")
        filter.releaseTypes = try values("with_release_type") { Int($0).map(ReleaseType.init(rawValue:)) }
        filter.year = try number("year")
        filter.minimumVoteAverage = try decimal("vote_average.gte")
        filter.maximumVoteAverage = try decimal("vote_average.lte")
        filter.minimumVoteCount = try number("vote_count.gte")
        filter.maximumVoteCount = try number("vote_count.lte")
        filter.minimumRuntime = try number("with_runtime.gte")
        filter.maximumRuntime = try number("with_runtime.lte")
        filter.cast = try numbers("with_cast")
        filter.crew = try numbers("with_crew")
        filter.people = try numbers("with_people")
        filter.companies = try numbers("with_companies")
        filter.excludedCompanies = try numbers("without_companies")
        filter.genres = try numbers("with_genres")
        filter.excludedGenres = try numbers("without_genres")
        filter.keywords = try numbers("with_keywords")
        filter.excludedKeywords = try numbers("without_keywords")
        filter.originCountries = try words("with_origin_country")
        filter.originalLanguages = try words("with_original_language")
        filter.watchProviders = try numbers("with_watch_providers")
        filter.excludedWatchProviders = try numbers("without_watch_providers")
        filter.monetizationTypes = try values("with_watch_monetization_types", MonetizationType.init(rawValue:))
        filter.watchRegion = self["watch_region"]
        return filter
    }

    fileprivate func tvSeriesFilter() throws -> DiscoverTVSeriesFilter {
        var filter = DiscoverTVSeriesFilter()
        filter.earliestAirDate = try day("air_date.gte")
        filter.latestAirDate = try day("air_date.lte")
        filter.firstAirDateYear = try number("first_air_date_year")
        filter.earliestFirstAirDate = try day("first_air_date.gte")
        filter.latestFirstAirDate = try day("first_air_date.lte")
        filter.includesNullFirstAirDates = try flag("include_null_first_air_dates")
        filter.includesAdult = try adult
        filter.isScreenedTheatrically = try flag("screened_theatrically")
        filter.timezone = self["timezone"]
        filter.minimumVoteAverage = try decimal("vote_average.gte")
        filter.maximumVoteAverage = try decimal("vote_average.lte")
        filter.minimumVoteCount = try number("vote_count.gte")
        filter.maximumVoteCount = try number("vote_count.lte")
        filter.minimumRuntime = try number("with_runtime.gte")
        filter.maximumRuntime = try number("with_runtime.lte")
        filter.statuses = try values("with_status") { Int($0).map(TVSeriesStatusFilter.init(rawValue:)) }
        filter.types = try values("with_type") { Int($0).map(TVSeriesTypeFilter.init(rawValue:)) }
        filter.networks = try numbers("with_networks")
        filter.companies = try numbers("with_companies")
        filter.excludedCompanies = try numbers("without_companies")
        filter.genres = try numbers("with_genres")
        filter.excludedGenres = try numbers("without_genres")
        filter.keywords = try numbers("with_keywords")
        filter.excludedKeywords = try numbers("without_keywords")
        filter.originCountries = try words("with_origin_country")
        filter.originalLanguages = try words("with_original_language")
        filter.watchProviders = try numbers("with_watch_providers")
        filter.excludedWatchProviders = try numbers("without_watch_providers")
        filter.monetizationTypes = try values("with_watch_monetization_types", MonetizationType.init(rawValue:))
        filter.watchRegion = self["watch_region"]
        return filter
    }
}

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
