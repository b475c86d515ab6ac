import Foundation
import Testing

@testable import TMDb

/// A paged list of a service, and the expected request of its pages.
struct PagedList: CustomTestStringConvertible, Sendable {

    /// The path and the query of the request, without page and credential, in alphabetical order.
    let request: String
    /// A row of the list.
    let row: String
    /// Reads the list by item and by page, and returns both counts.
    let read: @Sendable (TMDbClient) async throws -> (items: Int, pages: Int)

    var testDescription: String { request }

    init<Item>(
        _ request: String, row: String = Self.row,
        _ items: @escaping @Sendable (TMDbClient) -> PagedAsyncSequence<Item>
    ) {
        self.request = request
        self.row = row
        read = { client in
            let items = items(client)
            return (try await items.collected().count, try await items.pages.collected().count)
        }
    }

    /// A row that most lists can decode.
    private static let row = """
        {"id": 1, "title": "t", "name": "n", "media_type": "movie", "episode_number": 1, "season_number": 1}
        """

    fileprivate static let review = #"{"id": "r", "author": "a", "content": "c"}"#
}

extension PagedList {

    static let ofTitlesAndPeople = [
        PagedList("/3/movie/550/recommendations?language=de") {
            $0.movies.allRecommendations(forMovie: 550, language: "de")
        },
        PagedList("/3/movie/550/similar?language=de") { $0.movies.allSimilar(toMovie: 550, language: "de") },
        PagedList("/3/movie/550/reviews?language=de", row: review) {
            $0.movies.allReviews(forMovie: 550, language: "de")
        },
        PagedList("/3/movie/550/lists?language=de") { $0.movies.allLists(forMovie: 550, language: "de") },
        PagedList("/3/movie/now_playing?language=de&region=AT") {
            $0.movies.allNowPlaying(region: "AT", language: "de")
        },
        PagedList("/3/movie/popular?language=de&region=AT") { $0.movies.allPopular(region: "AT", language: "de") },
        PagedList("/3/movie/top_rated?language=de&region=AT") { $0.movies.allTopRated(region: "AT", language: "de") },
        PagedList("/3/movie/upcoming?language=de&region=AT") { $0.movies.allUpcoming(region: "AT", language: "de") },
        PagedList("/3/tv/1399/recommendations?language=de") {
            $0.tvSeries.allRecommendations(forTVSeries: 1399, language: "de")
        },
        PagedList("/3/tv/1399/similar?language=de") { $0.tvSeries.allSimilar(toTVSeries: 1399, language: "de") },
        PagedList("/3/tv/1399/reviews?language=de", row: review) {
            $0.tvSeries.allReviews(forTVSeries: 1399, language: "de")
        },
        PagedList("/3/tv/1399/lists?language=de") { $0.tvSeries.allLists(forTVSeries: 1399, language: "de") },
        PagedList("/3/tv/airing_today?language=de&timezone=Europe/Vienna") {
            $0.tvSeries.allAiringToday(timezone: "Europe/Vienna", language: "de")
        },
        PagedList("/3/tv/on_the_air?language=de&timezone=Europe/Vienna") {
            $0.tvSeries.allOnTheAir(timezone: "Europe/Vienna", language: "de")
        },
        PagedList("/3/tv/popular?language=de") { $0.tvSeries.allPopular(language: "de") },
        PagedList("/3/tv/top_rated?language=de") { $0.tvSeries.allTopRated(language: "de") },
        PagedList("/3/person/popular?language=de") { $0.people.allPopular(language: "de") },
    ]

    static let ofFinding = [
        PagedList(
            "/3/search/movie?include_adult=true&language=de&primary_release_year=1999&query=a&region=AT&year=2000"
        ) {
            $0.search.allMovies(
                query: "a", year: 2000, primaryReleaseYear: 1999, includeAdult: true, region: "AT", language: "de")
        },
        PagedList("/3/search/tv?first_air_date_year=1999&include_adult=true&language=de&query=a&year=2000") {
            $0.search.allTVSeries(query: "a", year: 2000, firstAirDateYear: 1999, includeAdult: true, language: "de")
        },
        PagedList("/3/search/person?include_adult=true&language=de&query=a") {
            $0.search.allPeople(query: "a", includeAdult: true, language: "de")
        },
        PagedList("/3/search/multi?include_adult=true&language=de&query=a") {
            $0.search.allMulti(query: "a", includeAdult: true, language: "de")
        },
        PagedList("/3/search/collection?include_adult=true&language=de&query=a&region=AT") {
            $0.search.allCollections(query: "a", includeAdult: true, region: "AT", language: "de")
        },
        PagedList("/3/search/company?query=a", row: #"{"id": 1, "name": "n", "origin_country": ""}"#) {
            $0.search.allCompanies(query: "a")
        },
        PagedList("/3/search/keyword?query=a") { $0.search.allKeywords(query: "a") },
        PagedList("/3/trending/all/week?language=de") { $0.trending.allTrending(in: .week, language: "de") },
        PagedList("/3/trending/movie/week?language=de") { $0.trending.allMovies(in: .week, language: "de") },
        PagedList("/3/trending/tv/week?language=de") { $0.trending.allTVSeries(in: .week, language: "de") },
        PagedList("/3/trending/person/week?language=de") { $0.trending.allPeople(in: .week, language: "de") },
        PagedList("/3/discover/movie?language=de") { $0.discover.allMovies(language: "de") },
        PagedList("/3/discover/tv?language=de") { $0.discover.allTVSeries(language: "de") },
        PagedList("/3/company/7/movies?language=de") { $0.companies.allMovies(forCompany: 7, language: "de") },
        PagedList("/3/keyword/7/movies?include_adult=true&language=de") {
            $0.keywords.allMovies(forKeyword: 7, includeAdult: true, language: "de")
        },
        PagedList("/3/movie/changes?end_date=1970-01-03&start_date=1970-01-02") {
            $0.changes.allMovieChanges(from: .day(1), to: .day(2))
        },
        PagedList("/3/tv/changes?end_date=1970-01-03&start_date=1970-01-02") {
            $0.changes.allTVSeriesChanges(from: .day(1), to: .day(2))
        },
        PagedList("/3/person/changes?end_date=1970-01-03&start_date=1970-01-02") {
            $0.changes.allPersonChanges(from: .day(1), to: .day(2))
        },
    ]

    static let ofUsers = [
        PagedList("/3/account/7/lists?session_id=s") { $0.account.allLists(forAccount: 7, sessionID: "s") },
        PagedList("/3/account/7/favorite/movies?language=de&session_id=s") {
            $0.account.allFavoriteMovies(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/favorite/tv?language=de&session_id=s") {
            $0.account.allFavoriteTVSeries(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/rated/movies?language=de&session_id=s") {
            $0.account.allRatedMovies(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/rated/tv?language=de&session_id=s") {
            $0.account.allRatedTVSeries(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/rated/tv/episodes?language=de&session_id=s") {
            $0.account.allRatedTVEpisodes(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/watchlist/movies?language=de&session_id=s") {
            $0.account.allWatchlistMovies(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/account/7/watchlist/tv?language=de&session_id=s") {
            $0.account.allWatchlistTVSeries(forAccount: 7, sessionID: "s", language: "de")
        },
        PagedList("/3/guest_session/g/rated/movies?language=de") {
            $0.guestSessions.allRatedMovies(forGuestSession: "g", language: "de")
        },
        PagedList("/3/guest_session/g/rated/tv?language=de") {
            $0.guestSessions.allRatedTVSeries(forGuestSession: "g", language: "de")
        },
        PagedList("/3/guest_session/g/rated/tv/episodes?language=de") {
            $0.guestSessions.allRatedTVEpisodes(forGuestSession: "g", language: "de")
        },
        PagedList("/4/account/a/lists") { $0.accountV4.allLists(forAccount: "a") },
        PagedList("/4/account/a/movie/favorites?language=de&sort_by=created_at.desc") {
            $0.accountV4.allFavoriteMovies(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/account/a/tv/favorites?language=de&sort_by=created_at.desc") {
            $0.accountV4.allFavoriteTVSeries(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/account/a/movie/rated?language=de&sort_by=created_at.desc") {
            $0.accountV4.allRatedMovies(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/account/a/tv/rated?language=de&sort_by=created_at.desc") {
            $0.accountV4.allRatedTVSeries(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/account/a/movie/recommendations?language=de") {
            $0.accountV4.allRecommendedMovies(forAccount: "a", language: "de")
        },
        PagedList("/4/account/a/tv/recommendations?language=de") {
            $0.accountV4.allRecommendedTVSeries(forAccount: "a", language: "de")
        },
        PagedList("/4/account/a/movie/watchlist?language=de&sort_by=created_at.desc") {
            $0.accountV4.allWatchlistMovies(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/account/a/tv/watchlist?language=de&sort_by=created_at.desc") {
            $0.accountV4.allWatchlistTVSeries(forAccount: "a", sortedBy: .createdAtDescending, language: "de")
        },
        PagedList("/4/list/7?language=de") { $0.listsV4.allItems(inList: 7, language: "de") },
        PagedList("/4/list/7?language=de&sort_by=title.desc") {
            $0.listsV4.allItems(inList: 7, sortedBy: .titleDescending, language: "de")
        },
    ]
}

extension Date {
    fileprivate static func day(_ number: Int) -> Date {
        Date(timeIntervalSince1970: TimeInterval(number) * 86_400)
    }
}
