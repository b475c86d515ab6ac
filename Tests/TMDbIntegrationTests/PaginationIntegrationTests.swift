import Foundation
import TMDb
import TMDbStandIn
import Testing

/// A paged list, and a closure that reads it.
struct ReadList: CustomTestStringConvertible, Sendable {

    /// The result of reading a list.
    struct Outcome: Sendable {
        /// The number of items, counted by iterating over items.
        let itemCount: Int
        /// The page numbers, collected by iterating over pages.
        let pageNumbers: [Int?]
        /// The number of items on each page.
        let pageSizes: [Int]
        /// The total number of items, from the first page.
        let totalCount: Int?
    }

    let name: String
    /// Reads the list, at most `pageLimit` pages.
    let read: @Sendable (TMDbClient, _ pageLimit: Int) async throws -> Outcome

    var testDescription: String { name }

    init<Item>(
        _ name: String, _ items: @escaping @Sendable (TMDbClient) async throws -> PagedAsyncSequence<Item>
    ) {
        self.name = name
        read = { client, pageLimit in
            let items = try await items(client)
            let pages = try await items.pages.prefix(pageLimit).collected()
            let expected = pages.reduce(0) { $0 + $1.results.count }
            return Outcome(
                itemCount: try await items.prefix(expected + (pages.count < pageLimit ? 1 : 0)).collected().count,
                pageNumbers: pages.map(\.page), pageSizes: pages.map(\.results.count),
                totalCount: pages.first?.totalResults)
        }
    }
}

/// Lists of more than one page, of every service that has lists, over HTTP.
@Suite struct PaginationIntegrationTests {

    /// Lists with several pages, also in the real TMDb API.
    static let long = [
        ReadList("popular movies") { $0.movies.allPopular() },
        ReadList("top rated movies") { $0.movies.allTopRated() },
        ReadList("popular series") { $0.tvSeries.allPopular() },
        ReadList("top rated series") { $0.tvSeries.allTopRated() },
        ReadList("popular people") { $0.people.allPopular() },
        ReadList("trending movies") { $0.trending.allMovies(in: .week) },
        ReadList("trending series") { $0.trending.allTVSeries(in: .week) },
        ReadList("trending people") { $0.trending.allPeople(in: .week) },
        ReadList("trending titles and people") { $0.trending.allTrending(in: .week) },
        ReadList("discovered movies") { $0.discover.allMovies() },
        ReadList("discovered series") { $0.discover.allTVSeries() },
        ReadList("searched movies") { $0.search.allMovies(query: "the") },
        ReadList("searched series") { $0.search.allTVSeries(query: "a") },
        ReadList("searched titles and people") { $0.search.allMulti(query: "the") },
    ]

    /// Lists of any length.
    static let others = [
        ReadList("movies in cinemas") { $0.movies.allNowPlaying() },
        ReadList("movies to come") { $0.movies.allUpcoming() },
        ReadList("recommended movies") { $0.movies.allRecommendations(forMovie: try await $0.firstMovie()) },
        ReadList("similar movies") { $0.movies.allSimilar(toMovie: try await $0.firstMovie()) },
        ReadList("reviews of a movie") { $0.movies.allReviews(forMovie: try await $0.firstMovie()) },
        ReadList("lists with a movie") { $0.movies.allLists(forMovie: try await $0.firstMovie()) },
        ReadList("series of today") { $0.tvSeries.allAiringToday() },
        ReadList("series of the week") { $0.tvSeries.allOnTheAir() },
        ReadList("recommended series") { $0.tvSeries.allRecommendations(forTVSeries: try await $0.firstSeries()) },
        ReadList("similar series") { $0.tvSeries.allSimilar(toTVSeries: try await $0.firstSeries()) },
        ReadList("reviews of a series") { $0.tvSeries.allReviews(forTVSeries: try await $0.firstSeries()) },
        ReadList("lists with a series") { $0.tvSeries.allLists(forTVSeries: try await $0.firstSeries()) },
        ReadList("searched people") { $0.search.allPeople(query: "a") },
        ReadList("searched collections") { $0.search.allCollections(query: "the") },
        ReadList("searched companies") { $0.search.allCompanies(query: "a") },
        ReadList("searched keywords") { $0.search.allKeywords(query: "a") },
        ReadList("movies of a company") { client in
            let movie = try await client.movies.details(forMovie: try await client.firstMovie())
            let company = try #require(movie.productionCompanies?.first)
            return client.companies.allMovies(forCompany: company.id)
        },
        ReadList("movies with a keyword") { client in
            let keywords = try await client.movies.keywords(forMovie: try await client.firstMovie())
            let keyword = try #require(keywords.keywords.first)
            return client.keywords.allMovies(forKeyword: keyword.id)
        },
        ReadList("changed movies") { $0.changes.allMovieChanges() },
        ReadList("changed series") { $0.changes.allTVSeriesChanges() },
        ReadList("changed people") { $0.changes.allPersonChanges() },
    ]

    private static let catalogue = GeneratedCatalogue(seed: 9, movieCount: 130, seriesCount: 75, personCount: 90)

    @Test(arguments: long)
    func `a long list is read to its end`(list: ReadList) async throws {
        try await withStandIn(recordings: Recordings([]), catalogue: Self.catalogue) { client, server in
            let outcome = try await list.read(client, 100)
            #expect(outcome.pageNumbers.count > 1)
            #expect(outcome.pageNumbers == Array((1...100).prefix(outcome.pageNumbers.count)))
            #expect(outcome.pageSizes.dropLast().allSatisfy { $0 == 20 })
            #expect(outcome.itemCount == outcome.totalCount)
            #expect(outcome.itemCount == outcome.pageSizes.reduce(0, +))
            // The list is read once by page and once by item.
            #expect(server.requestCount == 2 * outcome.pageNumbers.count)
        }
    }

    @Test(arguments: others)
    func `a list of any length is read to its end`(list: ReadList) async throws {
        try await withStandIn(recordings: Recordings([]), catalogue: Self.catalogue) { client, _ in
            let outcome = try await list.read(client, 100)
            #expect(outcome.itemCount == outcome.totalCount ?? 0)
            #expect(outcome.itemCount == outcome.pageSizes.reduce(0, +))
            #expect(outcome.pageNumbers == Array((1...100).prefix(outcome.pageNumbers.count)))
        }
    }

    @Test
    func `lists related to a title have several pages`() async throws {
        let catalogue = GeneratedCatalogue()
        try await withStandIn(recordings: Recordings([]), catalogue: catalogue) { client, _ in
            let (first, other) = (catalogue.movieIDs.lowerBound, catalogue.movieIDs.lowerBound + 374)
            let response = try await client.movies.details(forMovie: other, appending: .keywords)
            let company = try #require(response.movie.productionCompanies?.first)
            let keyword = try #require(response.keywords?.keywords.first)
            for movies in [
                client.companies.allMovies(forCompany: company.id), client.keywords.allMovies(forKeyword: keyword.id),
                client.movies.allRecommendations(forMovie: first), client.movies.allSimilar(toMovie: first),
            ] {
                let pages = try await movies.pages.collected()
                #expect(pages.count > 1)
                let found = try await movies.collected()
                #expect(found == pages.flatMap(\.results))
                #expect(found.count == pages.first?.totalResults)
            }
        }
    }

    @Test
    func `lists of users and guests are read to their end`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            let guest = try await client.authentication.guestSession().guestSessionID
            for rater in [SessionCredential.user(session), .guest(guest)] {
                for id in 1...21 {
                    _ = try await client.movies.addRating(7, toMovie: id, session: rater)
                    _ = try await client.tvSeries.addRating(8, toTVSeries: id, session: rater)
                }
                for number in 1...7 {
                    _ = try await client.tvEpisodes.addRating(
                        9, toEpisode: number, inSeason: 1, inTVSeries: 1396, session: rater)
                }
            }
            let (account, guests) = (client.account, client.guestSessions)
            for movies in [
                account.allRatedMovies(forAccount: 1, sessionID: session),
                guests.allRatedMovies(forGuestSession: guest),
            ] { #expect(try await movies.collected().map(\.id) == Array(1...21)) }
            for series in [
                account.allRatedTVSeries(forAccount: 1, sessionID: session),
                guests.allRatedTVSeries(forGuestSession: guest),
            ] { #expect(try await series.collected().map(\.id) == Array(1...21)) }
            for episodes in [
                account.allRatedTVEpisodes(forAccount: 1, sessionID: session),
                guests.allRatedTVEpisodes(forGuestSession: guest),
            ] { #expect(try await episodes.collected().map(\.episodeNumber) == Array(1...7)) }
        }
    }

    @Test
    func `leaving a list early sends no further requests`() async throws {
        try await withStandIn(recordings: Recordings([]), catalogue: Self.catalogue) { client, server in
            let movies = try await client.movies.allPopular().prefix(25).collected()
            #expect(movies.map(\.id) == Array(Self.catalogue.movieIDs.prefix(25)))
            #expect(server.requestCount == 2)
        }
    }

    @Test(.live, arguments: [long[0], long[4], long[5], long[9], long[11]])
    func `two pages of a list of the real TMDb API`(list: ReadList) async throws {
        try await withLiveAPI { client in
            let outcome = try await list.read(client, 2)
            #expect(outcome.pageNumbers == [1, 2])
            #expect(outcome.pageSizes == [20, 20])
            #expect(outcome.itemCount == 40)
        }
    }
}

extension TMDbClient {

    /// Returns the identifier of the most popular movie.
    fileprivate func firstMovie() async throws -> Movie.ID {
        try #require(try await movies.popular().results.first).id
    }

    /// Returns the identifier of the most popular series.
    fileprivate func firstSeries() async throws -> TVSeries.ID {
        try #require(try await tvSeries.popular().results.first).id
    }
}
