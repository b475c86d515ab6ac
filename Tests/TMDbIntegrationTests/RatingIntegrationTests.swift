import TMDb
import TMDbStandIn
import Testing

/// Ratings in the stand-in, over real HTTP.
@Suite struct RatingIntegrationTests {

    @Test func `a movie is rated, rated again and unrated`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            let before = try await client.movies.accountStates(forMovie: 603, session: .user(session))
            #expect(before == AccountStates(id: 603, isFavorite: false, isOnWatchlist: false))

            let first = try await client.movies.addRating(8.5, toMovie: 603, session: .user(session))
            #expect(first.statusCode == .success)
            let second = try await client.movies.addRating(9, toMovie: 603, session: .user(session))
            #expect(second.statusCode == .updated)
            let states = try await client.movies.accountStates(forMovie: 603, session: .user(session))
            #expect(states.rating == 9)
            let rated = try await client.account.ratedMovies(forAccount: 1, sessionID: session)
            #expect(rated.results.map(\.id) == [603])
            #expect(rated.results.first?.rating == 9)
            let details = try await client.movies.details(forMovie: 603)
            #expect(rated.results.first?.title == details.title)
            #expect(rated.results.first?.genreIDs == details.genres?.map(\.id))

            let deleted = try await client.movies.deleteRating(forMovie: 603, session: .user(session))
            #expect(deleted.statusCode == .deleted)
            #expect(try await client.account.ratedMovies(forAccount: 1, sessionID: session).totalResults == 0)
            let after = try await client.movies.accountStates(forMovie: 603, session: .user(session))
            #expect(after == before)
        }
    }

    @Test func `a series and its episodes are rated`() async throws {
        try await withStandIn { client, _ in
            let session = try await client.logIn()
            _ = try await client.tvSeries.addRating(7, toTVSeries: 1396, session: .user(session))
            for (episode, rating) in [(1, 6.5), (3, 10)] {
                _ = try await client.tvEpisodes.addRating(
                    rating, toEpisode: episode, inSeason: 1, inTVSeries: 1396, session: .user(session))
            }
            #expect(try await client.tvSeries.accountStates(forTVSeries: 1396, session: .user(session)).rating == 7)
            let series = try await client.account.ratedTVSeries(forAccount: 1, sessionID: session)
            #expect(series.results.map(\.rating) == [7])
            let episodes = try await client.account.ratedTVEpisodes(forAccount: 1, sessionID: session)
            #expect(episodes.results.map(\.episodeNumber) == [1, 3])
            #expect(episodes.results.map(\.rating) == [6.5, 10])
            #expect(episodes.results.map(\.showID) == [1396, 1396])

            let season = try await client.tvSeasons.accountStates(
                forSeason: 1, inTVSeries: 1396, session: .user(session))
            let ratings = Dictionary(uniqueKeysWithValues: season.results.map { ($0.episodeNumber, $0.rating) })
            #expect(ratings[1] == 6.5)
            #expect(ratings[2] == .some(nil))
            #expect(ratings[3] == 10)
            let episode = try await client.tvEpisodes.accountStates(
                forEpisode: 3, inSeason: 1, inTVSeries: 1396, session: .user(session))
            #expect(episode.rating == 10)
            #expect(episode.id == episodes.results.last?.id)

            _ = try await client.tvEpisodes.deleteRating(
                forEpisode: 3, inSeason: 1, inTVSeries: 1396, session: .user(session))
            #expect(try await client.account.ratedTVEpisodes(forAccount: 1, sessionID: session).totalResults == 1)
            _ = try await client.tvSeries.deleteRating(forTVSeries: 1396, session: .user(session))
            #expect(try await client.account.ratedTVSeries(forAccount: 1, sessionID: session).totalResults == 0)
        }
    }

    @Test func `a guest rates movies, series and episodes`() async throws {
        try await withStandIn { client, server in
            let guest = try await client.authentication.guestSession().guestSessionID
            let nothing = await failure { try await client.guestSessions.ratedMovies(forGuestSession: guest) }
            #expect(nothing?.kind == .notFound)
            #expect(nothing?.statusCode == .resourceNotFound)

            for movie in 1...21 {
                _ = try await client.movies.addRating(0.5, toMovie: movie, session: .guest(guest))
            }
            _ = try await client.tvSeries.addRating(5, toTVSeries: 1396, session: .guest(guest))
            _ = try await client.tvEpisodes.addRating(
                4, toEpisode: 1, inSeason: 1, inTVSeries: 1396, session: .guest(guest))
            let movies = try await client.guestSessions.allRatedMovies(forGuestSession: guest).collected()
            #expect(movies.map(\.id) == Array(1...21))
            #expect(movies.allSatisfy { $0.rating == 0.5 })
            let series = try await client.guestSessions.ratedTVSeries(forGuestSession: guest)
            #expect(series.results.map(\.rating) == [5])
            let episodes = try await client.guestSessions.ratedTVEpisodes(forGuestSession: guest)
            #expect(episodes.results.map(\.rating) == [4])
            #expect(try await client.movies.accountStates(forMovie: 21, session: .guest(guest)).rating == 0.5)

            let unknown = await failure { try await client.guestSessions.ratedMovies(forGuestSession: "unknown") }
            #expect(unknown?.statusCode == .noPermission)
            #expect(!"\(server.requests)".contains(guest))
        }
    }

    @Test func `account states are appended to details`() async throws {
        try await withStandIn { client, server in
            let session = SessionCredential.user(try await client.logIn())
            _ = try await client.movies.addRating(8.5, toMovie: 550, session: session)
            _ = try await client.tvEpisodes.addRating(
                7, toEpisode: 2, inSeason: 1, inTVSeries: 1396, session: session)
            server.resetRequests()

            let movie = try await client.movies.details(
                forMovie: 550, appending: [.credits, .accountStates], session: session)
            #expect(
                movie.accountStates == AccountStates(id: 550, isFavorite: false, isOnWatchlist: false, rating: 8.5))
            #expect(movie.credits?.cast.isEmpty == false)
            let series = try await client.tvSeries.details(
                forTVSeries: 1396, appending: .accountStates, seasons: [1], session: session)
            #expect(series.accountStates == AccountStates(id: 1396, isFavorite: false, isOnWatchlist: false))
            #expect(series.appendedSeasons.keys.sorted() == [1])
            let season = try await client.tvSeasons.details(
                forSeason: 1, inTVSeries: 1396, appending: .accountStates, session: session)
            #expect(season.accountStates?.id == season.tvSeason.id)
            #expect(season.accountStates?.results.first { $0.episodeNumber == 2 }?.rating == 7)
            let episode = try await client.tvEpisodes.details(
                forEpisode: 2, inSeason: 1, inTVSeries: 1396, appending: .accountStates, session: session)
            #expect(episode.accountStates?.rating == 7)
            #expect(episode.accountStates?.id == episode.tvEpisode.id)
            #expect(server.requestCount == 4)

            let stranger = try await client.movies.details(forMovie: 550, appending: .accountStates)
            #expect(stranger.movie.id == 550)
            #expect(stranger.accountStates == nil)
        }
    }

    @Test func `a view for a user fetches account states without a session`() async throws {
        try await withStandIn { client, _ in
            let request = try await client.authentication.userRequestToken()
            let token = try await client.authentication.userAccessToken(from: request.requestToken)
            let user = try client.asUser(token.accessToken)
            _ = try await user.movies.addRating(5.5, toMovie: 550, session: nil)
            let movie = try await user.movies.details(forMovie: 550, appending: .accountStates)
            #expect(movie.accountStates?.rating == 5.5)
            let stranger = try await client.movies.details(forMovie: 550, appending: .accountStates)
            #expect(stranger.accountStates == nil)
        }
    }

    @Test func `account states are never taken from the cache`() async throws {
        try await withStandIn { plain, server in
            let session = SessionCredential.user(try await plain.logIn())
            var transport = TMDbTransport()
            transport.cache = InMemoryHTTPCacheStore()
            let client = try TMDbClient(
                credential: .accessToken("any"), baseURL: server.baseURL, transport: transport)
            for rating in [6, 9.5] {
                _ = try await client.movies.addRating(rating, toMovie: 550, session: session)
                let movie = try await client.movies.details(
                    forMovie: 550, appending: .accountStates, session: session)
                #expect(movie.accountStates?.rating == rating)
            }
            try await client.shutdown()
        }
    }

    @Test func `ratings require a session`() async throws {
        try await withStandIn { client, _ in
            for session in [nil, SessionCredential.user("unknown"), .guest("unknown")] {
                let rating = await failure { try await client.movies.addRating(5, toMovie: 1, session: session) }
                #expect(rating?.kind == .unauthorised)
                #expect(rating?.statusCode == .noPermission)
                let states = await failure { try await client.movies.accountStates(forMovie: 1, session: session) }
                #expect(states?.statusCode == .noPermission)
            }
            let session = SessionCredential.user(try await client.logIn())
            let missing = await failure {
                try await client.tvEpisodes.addRating(
                    5, toEpisode: 10_000, inSeason: 1, inTVSeries: 3, session: session)
            }
            #expect(missing?.kind == .notFound)
        }
    }
}
