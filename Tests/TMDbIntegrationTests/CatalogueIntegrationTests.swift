import TMDb
import TMDbStandIn
import Testing

@testable import TMDbConformance

/// The generated catalogue, read by the SDK over HTTP.
@Suite struct CatalogueIntegrationTests {

    @Test func `all pages of the popular movies contain each movie once`() async throws {
        let catalogue = GeneratedCatalogue(seed: 5, movieCount: 645, seriesCount: 3, personCount: 30)
        try await withStandIn(recordings: Recordings([]), catalogue: catalogue) { client, server in
            var movies: [MovieListItem] = []
            for try await movie in client.movies.allPopular() { movies.append(movie) }
            #expect(movies.map(\.id) == Array(catalogue.movieIDs))
            #expect(server.requestCount(path: "/3/movie/popular") == 33)

            let details = try await client.movies.details(
                forMovie: movies[500].id, appending: [.credits, .images, .reviews, .recommendations])
            #expect(details.movie.title == movies[500].title)
            #expect(details.movie.posterPath == movies[500].posterPath)
            #expect(details.credits?.cast.count == 12)
            #expect(details.recommendations?.results.isEmpty == false)
        }
    }

    /// Returns whether an operation reads a user's data, which a catalogue does not contain.
    private static func isOfAUser(_ operation: TMDbConformance.Operation) -> Bool {
        let resource = operation.template.split(separator: "/")[1]
        return ["account", "authentication", "guest_session", "list"].contains(resource)
            || operation.template.hasSuffix("/account_states")
    }

    static let reads = TMDbConformance.Operation.described.values
        .filter { $0.method == "GET" && !isOfAUser($0) }.map(\.id).sorted()

    @Test func `the listed operations include every read`() {
        #expect(TMDbConformance.Operation.described.count == 173)
        #expect(Self.reads.count == 114)
        #expect(Set(Self.reads).isSubset(of: Route.all.map(\.operation.id)))
    }

    @Test func `the response to every read is decoded by its method`() async throws {
        let catalogue = GeneratedCatalogue(seed: 6)
        try await withStandIn(recordings: Recordings([]), catalogue: catalogue) { client, server in
            let values = try await Self.values(in: catalogue, client: client)
            for id in Self.reads {
                let route = try #require(Route.all.first { $0.operation.id == id })
                server.resetRequests()
                let result = await Task { try await route.call(client, values) }.result
                if case .failure(let error) = result { Issue.record("\(id): \(error)") }
                let request = try #require(server.requests.first, "\(id) sent nothing")
                #expect(route.operation.values(in: request.path) != nil, "\(id) asked for \(request.path)")
            }
        }
    }

    /// Returns a value for every path parameter, taken from the catalogue's responses.
    private static func values(in catalogue: GeneratedCatalogue, client: TMDbClient) async throws -> RecordedValues {
        let (movie, series) = (catalogue.movieIDs.lowerBound + 1, catalogue.seriesIDs.lowerBound + 2)
        let details = try await client.movies.details(forMovie: movie)
        let season = try await client.tvSeasons.details(forSeason: 1, inTVSeries: series)
        let show = try await client.tvSeries.details(forTVSeries: series)
        let credits = try await client.movies.credits(forMovie: movie)
        let groups = try await client.tvSeries.episodeGroups(forTVSeries: series)
        let keywords = try await client.movies.keywords(forMovie: movie)
        var reviewed = movie
        while try await client.movies.reviews(forMovie: reviewed).results.isEmpty { reviewed += 1 }
        let review = try #require(try await client.movies.reviews(forMovie: reviewed).results.first)
        return RecordedValues(
            path: [
                "movie_id": "\(movie)", "series_id": "\(series)", "season_number": "1", "episode_number": "1",
                "person_id": "\(catalogue.personIDs.lowerBound)", "time_window": "week", "external_id": "tt0000001",
                "season_id": "\(season.id)", "episode_id": "\(try #require(season.episodes?.first).id)",
                "collection_id": "\(try #require(details.belongsToCollection).id)",
                "company_id": "\(try #require(details.productionCompanies?.first).id)",
                "network_id": "\(try #require(show.networks?.first).id)",
                "keyword_id": "\(try #require(keywords.keywords.first).id)",
                "credit_id": try #require(credits.cast.first).creditID, "review_id": review.id,
                "tv_episode_group_id": try #require(groups.results.first).id,
            ],
            query: ["query": "the", "external_source": "imdb_id"])
    }
}
