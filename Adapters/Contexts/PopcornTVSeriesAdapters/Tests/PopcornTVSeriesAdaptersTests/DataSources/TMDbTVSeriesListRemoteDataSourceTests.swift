import CoreDomain
import Foundation
import PopcornTVSeriesAdapters
import TMDb
import TMDbStandIn
import TVSeriesDomain
import Testing

/// Tests of lists of TV series, fetched over HTTP.
@Suite struct TMDbTVSeriesListRemoteDataSourceTests {

    private static let body = #"""
        {"page":2,"total_pages":9,"total_results":173,"results":[{"id":1396,"name":"Breaking Bad","original_name":"BB",
        "original_language":"en","origin_country":["US"],"overview":"","genre_ids":[18,80],
        "first_air_date":"2008-01-20","poster_path":"/p.jpg","backdrop_path":null,"popularity":205.3,
        "vote_average":8.9,"vote_count":15850,"adult":false},{"id":7,"name":"Bare","first_air_date":"",
        "poster_path":"","origin_country":[]}]}
        """#

    /// Sends a request for a page to a stand-in server that serves only one page of popular TV series.
    private func fetch(
        _ list: TVSeriesList = .popular, timeZone: TimeZone? = nil
    ) async throws -> (result: Result<ContentPage<TVSeriesPreview>, PopcornError>, sent: ReceivedRequest) {
        let recording = Recording(
            method: "GET", path: "/3/tv/popular", query: "page=2&language=de-DE", body: Array(Self.body.utf8))
        let locale = try ContentLocale(language: "de-DE", region: "AT", timeZone: timeZone)
        return try await StandInServer.withClient(of: recording) { client, server in
            let result: Result<ContentPage<TVSeriesPreview>, PopcornError>
            do throws(PopcornError) {
                result = .success(
                    try await TMDbTVSeriesListRemoteDataSource(client: client).page(2, of: list, locale: locale))
            } catch {
                result = .failure(error)
            }
            return (result, try #require(server.requests.first))
        }
    }

    private func query(of list: TVSeriesList, path: String) async throws -> [String: String] {
        let sent = try await fetch(list).sent
        #expect(sent.path == path)
        return sent.query
    }

    @Test(arguments: [
        (TVSeriesList.popular, "tv/popular"), (.topRated, "tv/top_rated"), (.trending(.day), "trending/tv/day"),
        (.trending(.week), "trending/tv/week"),
        (.similar(id: 1396), "tv/1396/similar"), (.recommendations(id: 1396), "tv/1396/recommendations"),
    ])
    func `lists are requested without a region`(list: TVSeriesList, path: String) async throws {
        #expect(try await query(of: list, path: "/3/\(path)") == ["page": "2", "language": "de-DE"])
    }

    @Test(
        arguments: [(TVSeriesList.onTheAir, "/3/tv/on_the_air"), (.airingToday, "/3/tv/airing_today")],
        [
            (TimeZone(identifier: "Europe/Vienna"), "Europe/Vienna"), (nil, nil), (.gmt, "Etc/UTC"),
            (TimeZone(secondsFromGMT: 7200), "Etc/GMT-2"), (TimeZone(secondsFromGMT: -3600), "Etc/GMT+1"),
        ])
    func `lists of a day are requested with the time zone of the locale`(
        list: (TVSeriesList, path: String), timeZone: (TimeZone?, sent: String?)
    ) async throws {
        let sent = try await fetch(list.0, timeZone: timeZone.0).sent
        #expect(sent.path == list.path)
        var query = ["page": "2", "language": "de-DE"]
        query["timezone"] = timeZone.sent
        #expect(sent.query == query)
    }

    @Test(arguments: [true, false])
    func `a search is sent in the query`(adult: Bool) async throws {
        let search = TVSeriesSearch("breaking & co", year: 2008, includesAdult: adult)
        #expect(
            try await query(of: .search(search), path: "/3/search/tv") == [
                "page": "2", "language": "de-DE", "query": "breaking & co", "first_air_date_year": "2008",
                "include_adult": "\(adult)",
            ])
    }

    @Test
    func `a filter is sent in the query`() async throws {
        let filter = TVSeriesFilter(
            order: .rating, genres: [18, 80], excludedGenres: [27, 28], years: 2008...2013, minimumVoteAverage: 7.5,
            minimumVoteCount: 500, runtime: 40...60, originalLanguage: "en", originCountry: "US", networks: [174, 213],
            companies: [11_073, 2605], keywords: [2231], watchProviders: [8, 9], statuses: [.cancelled, .ended],
            types: [.scripted, .miniseries], includesAdult: true)
        let query = try await query(of: .discover(filter), path: "/3/discover/tv")
        #expect(
            query == [
                "page": "2", "language": "de-DE", "sort_by": "vote_average.desc", "with_genres": "18,80",
                "without_genres": "27|28", "first_air_date.gte": "2008-01-01", "first_air_date.lte": "2013-12-31",
                "vote_average.gte": "7.5", "vote_count.gte": "500", "with_runtime.gte": "40", "with_runtime.lte": "60",
                "with_original_language": "en", "with_origin_country": "US", "with_networks": "174|213",
                "with_companies": "11073|2605", "with_keywords": "2231", "with_watch_providers": "8|9",
                "watch_region": "AT", "with_status": "3|4", "with_type": "2|4", "include_adult": "true",
            ])
    }

    @Test
    func `an empty filter sends no criteria`() async throws {
        let query = try await query(of: .discover(TVSeriesFilter()), path: "/3/discover/tv")
        #expect(query == ["page": "2", "language": "de-DE", "sort_by": "popularity.desc"])
    }

    @Test(arguments: [
        (TVSeriesOrder.votes, "vote_count.desc"), (.newest, "first_air_date.desc"), (.oldest, "first_air_date.asc"),
        (.name, "name.asc"),
    ])
    func `each order has its sort parameter`(order: TVSeriesOrder, word: String) async throws {
        let query = try await query(of: .discover(TVSeriesFilter(order: order)), path: "/3/discover/tv")
        #expect(query["sort_by"] == word)
    }

    @Test
    func `days and kinds of offers are sent in the query`() async throws {
        func day(_ text: String) -> Date? { try? Date(text, strategy: .iso8601.year().month().day()) }
        let filter = TVSeriesFilter(
            years: 2020...2026, firstAirDays: DayRange(to: day("2025-06-30")),
            airDays: DayRange(from: day("2026-11-01"), to: day("2026-11-30")), networks: [213],
            offerKinds: [.free, .ads], statuses: [.returning])
        let query = try await query(of: .discover(filter), path: "/3/discover/tv")
        #expect(
            query == [
                "page": "2", "language": "de-DE", "sort_by": "popularity.desc", "first_air_date.gte": "2020-01-01",
                "first_air_date.lte": "2025-06-30", "air_date.gte": "2026-11-01", "air_date.lte": "2026-11-30",
                "with_networks": "213", "with_watch_monetization_types": "ads|free", "watch_region": "AT",
                "with_status": "0",
            ])
    }

    @Test
    func `every status and type has its number`() async throws {
        let all = TVSeriesFilter(
            statuses: Set(TVSeriesFilter.Status.allCases), types: Set(TVSeriesFilter.SeriesType.allCases))
        let query = try await query(of: .discover(all), path: "/3/discover/tv")
        #expect(query["with_status"] == "0|1|2|3|4|5")
        #expect(query["with_type"] == "0|1|2|3|4|5|6")
    }

    @Test
    func `items with every property and with none are mapped`() async throws {
        let page = try await fetch().result.get()
        #expect(page.page == 2)
        #expect(page.totalPages == 9)
        #expect(page.totalResults == 173)
        #expect(
            page.items == [
                TVSeriesPreview(
                    id: 1396, name: "Breaking Bad", originalName: "BB", originalLanguage: "en",
                    originCountry: ["US"], overview: "", genreIDs: [18, 80],
                    firstAirDate: Date(timeIntervalSince1970: 1_200_787_200), posterPath: URL(string: "/p.jpg"),
                    popularity: 205.3, voteAverage: 8.9, voteCount: 15_850, isAdultOnly: false),
                TVSeriesPreview(id: 7, name: "Bare", originCountry: []),
            ])
    }

    @Test
    func `the error names the list`() async throws {
        let result = try await fetch(.topRated).result
        let error = #expect(throws: PopcornError.self) { try result.get() }
        #expect(error?.kind == .notFound)
        #expect(error?.message == "TMDb has no page 2 of the list tv/top-rated")
    }
}
