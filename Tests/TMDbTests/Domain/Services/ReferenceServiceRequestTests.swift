import Foundation
import Testing

@testable import TMDb

/// Requests of the smaller services.
@Suite
struct ReferenceServiceRequestTests {

    static let calls: [ServiceCall] = [
        ServiceCall("find-by-id GET find/tt0137523?external_source=imdb_id&language=fr") {
            _ = try await $0.find.results(forExternalID: "tt0137523", source: .imdb, language: "fr")
        },
        ServiceCall("genre-movie-list GET genre/movie/list?language=fr") {
            _ = try await $0.genres.movieGenres(language: "fr")
        },
        ServiceCall("genre-tv-list GET genre/tv/list?language=fr") {
            _ = try await $0.genres.tvSeriesGenres(language: "fr")
        },
        ServiceCall("keyword-details GET keyword/825") { _ = try await $0.keywords.details(forKeyword: 825) },
        ServiceCall("keyword-movies GET keyword/825/movies?include_adult=false&page=2&language=fr") {
            _ = try await $0.keywords.movies(forKeyword: 825, includeAdult: false, page: 2, language: "fr")
        },
        ServiceCall("network-details GET network/49") { _ = try await $0.networks.details(forNetwork: 49) },
        ServiceCall("network-details GET network/49?append_to_response=alternative_names,images") {
            _ = try await $0.networks.details(forNetwork: 49, appending: [.alternativeNames, .images])
        },
        ServiceCall("details-copy GET network/49/alternative_names") {
            _ = try await $0.networks.alternativeNames(forNetwork: 49)
        },
        ServiceCall("alternative-names-copy GET network/49/images") {
            _ = try await $0.networks.images(forNetwork: 49)
        },
        ServiceCall("watch-providers-available-regions GET watch/providers/regions?language=fr") {
            _ = try await $0.watchProviders.regions(language: "fr")
        },
        ServiceCall("watch-providers-movie-list GET watch/providers/movie?watch_region=GB&language=fr") {
            _ = try await $0.watchProviders.movieProviders(region: "GB", language: "fr")
        },
        ServiceCall("watch-provider-tv-list GET watch/providers/tv?watch_region=GB&language=fr") {
            _ = try await $0.watchProviders.tvSeriesProviders(region: "GB", language: "fr")
        },
        ServiceCall("certification-movie-list GET certification/movie/list") {
            _ = try await $0.certifications.movieCertifications()
        },
        ServiceCall("certifications-tv-list GET certification/tv/list") {
            _ = try await $0.certifications.tvSeriesCertifications()
        },
        ServiceCall("collection-details GET collection/264?language=fr") {
            _ = try await $0.collections.details(forCollection: 264, language: "fr")
        },
        ServiceCall(
            "collection-details GET collection/264?language=fr&include_image_language=en,null&append_to_response=images,translations"
        ) {
            _ = try await $0.collections.details(
                forCollection: 264, appending: [.images, .translations], language: "fr",
                includeImageLanguage: ["en", "null"])
        },
        ServiceCall("collection-images GET collection/264/images") {
            _ = try await $0.collections.images(forCollection: 264)
        },
        ServiceCall("collection-images GET collection/264/images?language=fr&include_image_language=en") {
            _ = try await $0.collections.images(forCollection: 264, language: "fr", includeImageLanguage: ["en"])
        },
        ServiceCall("collection-translations GET collection/264/translations") {
            _ = try await $0.collections.translations(forCollection: 264)
        },
        ServiceCall("company-details GET company/25") { _ = try await $0.companies.details(forCompany: 25) },
        ServiceCall("company-details GET company/25?language=fr&append_to_response=movies,alternative_names,images") {
            _ = try await $0.companies.details(
                forCompany: 25, appending: [.movies, .alternativeNames, .images], language: "fr")
        },
        ServiceCall("company-movies GET company/25/movies?page=2&language=fr") {
            _ = try await $0.companies.movies(forCompany: 25, page: 2, language: "fr")
        },
        ServiceCall("company-alternative-names GET company/25/alternative_names") {
            _ = try await $0.companies.alternativeNames(forCompany: 25)
        },
        ServiceCall("company-images GET company/25/images") { _ = try await $0.companies.images(forCompany: 25) },
        ServiceCall("changes-movie-list GET movie/changes") { _ = try await $0.changes.movieChanges() },
        ServiceCall("changes-movie-list GET movie/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.movieChanges(from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-tv-list GET tv/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.tvSeriesChanges(from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-people-list GET person/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.personChanges(from: .day("2025-11-01"), to: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-movie-list GET movie/changes?end_date=1969-12-31") {
            _ = try await $0.changes.movieChanges(to: Date(timeIntervalSince1970: -1))
        },
        ServiceCall("credit-details GET credit/52fe4250c3a36847f80149f3?language=fr") {
            _ = try await $0.credits.details(forCredit: "52fe4250c3a36847f80149f3", language: "fr")
        },
        ServiceCall("review-details GET review/5010553819c2952d1b000451") {
            _ = try await $0.reviews.details(forReview: "5010553819c2952d1b000451")
        },
        ServiceCall("timezones-list GET timezones/list") { _ = try await $0.configurations.timezonesByCountryCode() },
    ]

    @Test(arguments: calls)
    func `every method makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test(arguments: [-1e13, 1e300, .nan, .infinity])
    func `an invalid date is rejected without a request`(seconds: TimeInterval) async throws {
        let date = Date(timeIntervalSince1970: seconds)
        let http = RecordingHTTPClient("{}")
        let changes = try TMDbClient.test(http).changes
        let failure = await error { () async throws(TMDbError) in try await changes.movieChanges(from: date) }
        #expect(failure?.kind == .invalidRequest(reason: "start_date must be a day in the years 0 to 9999"))
        #expect(http.requests.isEmpty)
    }
}
