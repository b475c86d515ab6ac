import CoreDomain
import Foundation
import MoviesDomain
import PopcornMoviesAdapters
import TMDb
import TMDbStandIn
import Testing

/// Tests of lists of movies, fetched over HTTP.
@Suite struct TMDbMovieListRemoteDataSourceTests {

    private static let body = #"""
        {"page":2,"total_pages":9,"total_results":173,"results":[{"id":550,"title":"Fight Club","original_title":"FC",
        "original_language":"en","overview":"","genre_ids":[18,53],"release_date":"1999-10-15","poster_path":"/p.jpg",
        "backdrop_path":null,"popularity":61.4,"vote_average":8.4,"vote_count":26280,"video":false,"adult":false,
        "softcore":false},{"id":7,"title":"Bare","release_date":"","poster_path":""}]}
        """#

    /// Sends a request for a page to a stand-in server that serves only one page of popular movies.
    private func fetch(
        _ list: MovieList = .popular, page: Int = 2, body: String = Self.body
    ) async throws -> (result: Result<ContentPage<MoviePreview>, PopcornError>, sent: ReceivedRequest) {
        let recording = Recording(
            method: "GET", path: "/3/movie/popular", query: "page=\(page)&region=AT&language=de-DE",
            body: Array(body.utf8))
        let locale = try ContentLocale(language: "de-DE", region: "AT")
        return try await StandInServer.withClient(of: recording) { client, server in
            let result: Result<ContentPage<MoviePreview>, PopcornError>
            do throws(PopcornError) {
                result = .success(
                    try await TMDbMovieListRemoteDataSource(client: client).page(page, of: list, locale: locale))
            } catch {
                result = .failure(error)
            }
            return (result, try #require(server.requests.first))
        }
    }

    private func query(of list: MovieList, path: String) async throws -> [String: String] {
        let sent = try await fetch(list).sent
        #expect(sent.path == path)
        return sent.query
    }

    @Test(arguments: [
        (MovieList.popular, "movie/popular"), (.topRated, "movie/top_rated"), (.nowPlaying, "movie/now_playing"),
        (.upcoming, "movie/upcoming"),
    ])
    func `regional lists are requested with the region`(list: MovieList, path: String) async throws {
        let query = try await query(of: list, path: "/3/\(path)")
        #expect(query == ["page": "2", "region": "AT", "language": "de-DE"])
    }

    @Test(arguments: [
        (MovieList.trending(.day), "trending/movie/day"), (.trending(.week), "trending/movie/week"),
        (.similar(id: 550), "movie/550/similar"), (.recommendations(id: 550), "movie/550/recommendations"),
    ])
    func `other lists are requested without a region`(list: MovieList, path: String) async throws {
        #expect(try await query(of: list, path: "/3/\(path)") == ["page": "2", "language": "de-DE"])
    }

    @Test
    func `a search is sent in the query`() async throws {
        let search = MovieSearch("C++ & co", year: 1999, includesAdult: true)
        #expect(
            try await query(of: .search(search), path: "/3/search/movie") == [
                "page": "2", "language": "de-DE", "region": "AT", "query": "C++ & co", "primary_release_year": "1999",
                "include_adult": "true",
            ])
    }

    @Test
    func `a filter is sent in the query`() async throws {
        let filter = MovieFilter(
            order: .rating, genres: [18, 53], excludedGenres: [27, 28], years: 1990...1999, minimumVoteAverage: 7.5,
            minimumVoteCount: 500, runtime: 60...120, originalLanguage: "en", originCountry: "GB", people: [287, 819],
            companies: [508, 711], keywords: [825], watchProviders: [8, 9], includesAdult: true)
        let query = try await query(of: .discover(filter), path: "/3/discover/movie")
        #expect(
            query == [
                "page": "2", "language": "de-DE", "sort_by": "vote_average.desc", "with_genres": "18,53",
                "without_genres": "27|28", "primary_release_date.gte": "1990-01-01",
                "primary_release_date.lte": "1999-12-31", "vote_average.gte": "7.5", "vote_count.gte": "500",
                "with_runtime.gte": "60", "with_runtime.lte": "120", "with_original_language": "en",
                "with_origin_country": "GB", "with_people": "287,819", "with_companies": "508|711",
                "with_keywords": "825", "with_watch_providers": "8|9", "watch_region": "AT", "include_adult": "true",
            ])
    }

    @Test
    func `age ratings, releases and offers are sent with the locale's region`() async throws {
        let filter = MovieFilter(
            firstReleaseDays: DayRange(from: day("2026-01-02")),
            releaseDays: DayRange(from: day("2026-03-01"), to: day("2026-03-31")),
            releaseTypes: [.physical, .digital], certification: "12", minimumCertification: "6",
            maximumCertification: "16", offerKinds: [.rent, .flatrate])
        let query = try await query(of: .discover(filter), path: "/3/discover/movie")
        #expect(
            query == [
                "page": "2", "language": "de-DE", "sort_by": "popularity.desc",
                "primary_release_date.gte": "2026-01-02", "region": "AT", "release_date.gte": "2026-03-01",
                "release_date.lte": "2026-03-31", "with_release_type": "4|5", "certification": "12",
                "certification.gte": "6", "certification.lte": "16", "certification_country": "AT",
                "with_watch_monetization_types": "flatrate|rent", "watch_region": "AT",
            ])
    }

    @Test
    func `an age rating of a region is sent with that region`() async throws {
        let filter = MovieFilter(maximumCertification: "PG-13", certificationRegion: "US")
        let query = try await query(of: .discover(filter), path: "/3/discover/movie")
        #expect(
            query.filter { $0.key.contains("certification") }
                == ["certification.lte": "PG-13", "certification_country": "US"])
    }

    @Test
    func `years and days of the first release must both match`() async throws {
        let filter = MovieFilter(
            years: 1990...1999, firstReleaseDays: DayRange(from: day("1995-05-05"), to: day("2005-05-05")))
        let query = try await query(of: .discover(filter), path: "/3/discover/movie")
        #expect(
            query.filter { $0.key.contains("date") }
                == ["primary_release_date.gte": "1995-05-05", "primary_release_date.lte": "1999-12-31"])
    }

    private func day(_ text: String) -> Date? { try? Date(text, strategy: .iso8601.year().month().day()) }

    @Test(arguments: [
        (1990...9999, ["primary_release_date.gte": "1990-01-01"]),
        (1800...1999, ["primary_release_date.lte": "1999-12-31"]), (1800...9999, [:]),
    ])
    func `years can be open at either end`(years: ClosedRange<Int>, expected: [String: String]) async throws {
        let query = try await query(of: .discover(MovieFilter(years: years)), path: "/3/discover/movie")
        #expect(query.filter { $0.key.contains("date") } == expected)
    }

    @Test
    func `an empty filter sends no criteria`() async throws {
        let query = try await query(of: .discover(MovieFilter()), path: "/3/discover/movie")
        #expect(query == ["page": "2", "language": "de-DE", "sort_by": "popularity.desc"])
    }

    @Test
    func `items with every property and with none are mapped`() async throws {
        let page = try await fetch().result.get()
        #expect(
            page
                == ContentPage(
                    page: 2, totalPages: 9, totalResults: 173,
                    items: [
                        MoviePreview(
                            id: 550, title: "Fight Club", originalTitle: "FC", originalLanguage: "en", overview: "",
                            genreIDs: [18, 53], releaseDate: Date(timeIntervalSince1970: 939_945_600),
                            posterPath: URL(string: "/p.jpg"), popularity: 61.4, voteAverage: 8.4, voteCount: 26_280,
                            hasVideo: false, isAdultOnly: false),
                        MoviePreview(id: 7, title: "Bare"),
                    ]))
    }

    @Test
    func `a response without totals is a single page`() async throws {
        let body = #"{"results":[{"id":7,"title":"Bare"}]}"#
        let page = try await fetch(page: 1, body: body).result.get()
        #expect(
            page == ContentPage(page: 1, totalPages: 1, totalResults: 1, items: [MoviePreview(id: 7, title: "Bare")]))
    }

    @Test
    func `the error names the list`() async throws {
        guard case .failure(let error) = try await fetch(.topRated).result else { throw Unexpected() }
        #expect(error.kind == .notFound)
        #expect(error.message == "TMDb has no page 2 of the list movie/top-rated")
    }
}

private struct Unexpected: Error {}
