import Foundation
import Testing

@testable import TMDb

/// Requests of the discover service.
@Suite
struct DiscoverServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("discover-movie GET discover/movie?language=de-DE") { _ = try await $0.discover.movies() },
        ServiceCall("discover-tv GET discover/tv?language=de-DE") { _ = try await $0.discover.tvSeries() },
        ServiceCall("discover-movie GET discover/movie?language=de-DE") {
            _ = try await $0.discover.movies(filter: DiscoverMoviesFilter(genres: []))
        },
        ServiceCall(
            "discover-movie GET discover/movie?primary_release_date.gte=1990-01-01&primary_release_date.lte=1999-12-31&language=de-DE"
        ) {
            _ = try await $0.discover.movies(
                filter: DiscoverMoviesFilter(primaryReleaseYear: 2001).primaryReleaseYears(from: 1990, through: 1999))
        },
        ServiceCall("discover-movie GET discover/movie?primary_release_date.lte=1960-12-31&language=de-DE") {
            let filter = DiscoverMoviesFilter(earliestPrimaryReleaseDate: try .day("2001-01-01"))
            _ = try await $0.discover.movies(filter: filter.primaryReleaseYears(through: 1960))
        },
        ServiceCall("discover-tv GET discover/tv?first_air_date.gte=2020-01-01&with_networks=174&language=de-DE") {
            let filter = DiscoverTVSeriesFilter(
                firstAirDateYear: 2001, latestFirstAirDate: try .day("2001-01-01"), networks: [174])
            _ = try await $0.discover.tvSeries(filter: filter.firstAirYears(from: 2020))
        },
        ServiceCall(
            "discover-tv GET discover/tv?first_air_date.gte=0000-01-01&first_air_date.lte=9999-12-31&language=de-DE"
        ) {
            _ = try await $0.discover.tvSeries(
                filter: DiscoverTVSeriesFilter().firstAirYears(from: 0, through: 9999))
        },
        ServiceCall(
            "discover-movie GET discover/movie?certification.lte=13%2B&certification_country=CA-QC&language=de-DE"
        ) {
            _ = try await $0.discover.movies(
                filter: DiscoverMoviesFilter(maximumCertification: "13+", certificationCountry: "CA-QC"))
        },
        ServiceCall(
            "discover-movie GET discover/movie?certification=PG-1&certification.gte=PG-2&certification.lte=PG-3&certification_country=GB&include_adult=true&include_video=false&primary_release_year=1907&primary_release_date.gte=2025-01-09&primary_release_date.lte=2025-01-10&region=GB&release_date.gte=2025-01-12&release_date.lte=2025-01-13&with_release_type=3,4&year=1914&vote_average.gte=15.5&vote_average.lte=16&vote_count.gte=17&vote_count.lte=18&with_runtime.gte=1919&with_runtime.lte=1920&with_cast=21%7C121&with_crew=22,122&with_people=23%7C123&with_companies=24,124&without_companies=25%7C125&with_genres=26,126&without_genres=27%7C127&with_keywords=28,128&without_keywords=29%7C129&with_origin_country=GB%7CIE&with_original_language=en,da&with_watch_providers=32,132&without_watch_providers=33%7C133&with_watch_monetization_types=flatrate%7Cfree&watch_region=GB&sort_by=revenue.desc&page=2&language=fr"
        ) {
            _ = try await $0.discover.movies(
                filter: DiscoverMoviesFilter(
                    certification: "PG-1", minimumCertification: "PG-2", maximumCertification: "PG-3",
                    certificationCountry: "GB", includesAdult: true, includesVideo: false, primaryReleaseYear: 1907,
                    earliestPrimaryReleaseDate: .day("2025-01-09"), latestPrimaryReleaseDate: .day("2025-01-10"),
                    region: "GB", earliestReleaseDate: .day("2025-01-12"), latestReleaseDate: .day("2025-01-13"),
                    releaseTypes: [.theatrical, .digital], year: 1914, minimumVoteAverage: 15.5, maximumVoteAverage: 16,
                    minimumVoteCount: 17, maximumVoteCount: 18, minimumRuntime: 1919, maximumRuntime: 1920,
                    cast: .any([21, 121]), crew: [22, 122], people: .any([23, 123]), companies: [24, 124],
                    excludedCompanies: .any([25, 125]), genres: [26, 126], excludedGenres: .any([27, 127]),
                    keywords: [28, 128], excludedKeywords: .any([29, 129]), originCountries: .any(["GB", "IE"]),
                    originalLanguages: ["en", "da"], watchProviders: [32, 132],
                    excludedWatchProviders: .any([33, 133]), monetizationTypes: .any([.flatRate, .free]),
                    watchRegion: "GB"), sortedBy: .revenueDescending, page: 2, language: "fr")
        },
        ServiceCall(
            "discover-tv GET discover/tv?air_date.gte=2025-01-02&air_date.lte=2025-01-03&first_air_date_year=1903&first_air_date.gte=2025-01-05&first_air_date.lte=2025-01-06&include_null_first_air_dates=false&include_adult=true&screened_theatrically=false&timezone=Europe%2FLondon&vote_average.gte=10&vote_average.lte=11.5&vote_count.gte=12&vote_count.lte=13&with_runtime.gte=1914&with_runtime.lte=1915&with_status=0%7C3&with_type=0&with_networks=18,118&with_companies=19%7C119&without_companies=20,120&with_genres=21%7C121&without_genres=22,122&with_keywords=23%7C123&without_keywords=24,124&with_origin_country=GB%7CIE&with_original_language=en,da&with_watch_providers=27%7C127&without_watch_providers=28,128&with_watch_monetization_types=flatrate%7Cfree&watch_region=GB&sort_by=first_air_date.asc&page=2&language=fr"
        ) {
            _ = try await $0.discover.tvSeries(
                filter: DiscoverTVSeriesFilter(
                    earliestAirDate: .day("2025-01-02"), latestAirDate: .day("2025-01-03"), firstAirDateYear: 1903,
                    earliestFirstAirDate: .day("2025-01-05"), latestFirstAirDate: .day("2025-01-06"),
                    includesNullFirstAirDates: false, includesAdult: true, isScreenedTheatrically: false,
                    timezone: "Europe/London", minimumVoteAverage: 10, maximumVoteAverage: 11.5, minimumVoteCount: 12,
                    maximumVoteCount: 13, minimumRuntime: 1914, maximumRuntime: 1915,
                    statuses: .any([.returning, .ended]), types: [.documentary], networks: [18, 118],
                    companies: .any([19, 119]), excludedCompanies: [20, 120], genres: .any([21, 121]),
                    excludedGenres: [22, 122], keywords: .any([23, 123]), excludedKeywords: [24, 124],
                    originCountries: .any(["GB", "IE"]), originalLanguages: ["en", "da"],
                    watchProviders: .any([27, 127]), excludedWatchProviders: [28, 128],
                    monetizationTypes: .any([.flatRate, .free]), watchRegion: "GB"), sortedBy: .firstAirDateAscending,
                page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test(arguments: [Double.nan, .infinity])
    func `a number that is not finite is rejected without a request`(number: Double) async throws {
        let http = RecordingHTTPClient("{}")
        let discover = try TMDbClient.test(http).discover
        let filter = DiscoverMoviesFilter(minimumVoteAverage: number)
        let failure = await error { () async throws(TMDbError) in try await discover.movies(filter: filter) }
        #expect(failure?.kind == .invalidRequest(reason: "vote_average.gte must be a finite number"))
        #expect(http.requests.isEmpty)
    }
}
