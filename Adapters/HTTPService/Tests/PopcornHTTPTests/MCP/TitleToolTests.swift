import CoreApplication
import CoreDomain
import Foundation
import MoviesApplication
import MoviesDomain
import PeopleApplication
import PopcornServices
import PopcornTesting
import TVSeriesApplication
import TVSeriesDomain
import Testing

import enum TMDb.JSONValue

@testable import PopcornHTTP

@Suite struct TitleToolTests {

    private static let fightClub: DetailsWithParts<MovieDetails, MovieParts> = {
        var parts = MovieParts()
        parts.credits = .mock(cast: (1...40).map { .mock(id: $0, name: "Actor \($0)", character: "Role \($0)") })
        parts.images = .mock()
        parts.videos = [.mock()]
        parts.watchOffers = .some(.mock(region: "DE"))
        parts.links = ExternalLinks(tmdbURL: URL(filePath: "/movie/550"))
        return DetailsWithParts(details: .mock(isOnWatchlist: true), parts: parts)
    }()

    /// A movie whose texts are long and whose parts have many entries.
    private static let largest: DetailsWithParts<MovieDetails, MovieParts> = {
        var parts = MovieParts()
        parts.credits = CreditsDetails(
            cast: (1...200).map { .mock(id: 1_000_000 + $0, name: longText, character: longText) },
            crew: (1...300).map { .mock(id: 1_000_000 + $0, name: longText) })
        let image = ImageDetails.mock()
        parts.images = .mock(posters: (1...300).compactMap { _ in image })
        parts.videos = (1...60).map { _ in .mock(name: longText) }
        parts.releases = (1...90).map { _ in
            RegionalMovieReleases(
                region: "US",
                releases: [
                    MovieRelease(
                        region: "US", certification: longText, releaseDate: .now, type: .premiere, note: longText)
                ])
        }
        let providers = (1...50).map { WatchProviderDetails.mock(id: $0, name: longText) }
        parts.watchOffers = .some(
            .mock(region: "US", flatrate: providers, buy: providers, rent: providers, free: providers, ads: providers))
        parts.keywords = (1...200).map { Keyword(id: $0, name: longText) }
        parts.alternativeTitles = (1...200).map { _ in AlternativeTitle(region: "US", title: longText) }
        parts.links = ExternalLinks(tmdbURL: URL(filePath: "/movie/550"))
        let details = MovieDetails.mock(
            title: longText, tagline: longText, originalTitle: longText + "!", originCountry: ["US", "DE", "FR", "GB"],
            overview: longText, genres: (1...20).map { Genre(id: $0, name: longText) }, status: .planned,
            belongsToCollection: .mock(name: longText), certification: longText, isOnWatchlist: true)
        return DetailsWithParts(details: details, parts: parts)
    }()

    @Test func `a movie is a sentence and its facts`() async throws {
        let locale = try ContentLocale(language: "en-GB", region: "DE")
        let result = try await callTool("get_movie", ["id": 550], locale: locale) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.fightClub])
        }

        #expect(
            result.text == """
                Fight Club (1999), 2 h 19 min, Drama, Thriller, 18 (GB); directed by David Fincher; rated 8.4 by \
                26,279 votes; in Germany in the subscription of Netflix; on the watchlist.
                More: credits 36, images 3, links 1, videos 1 (`parts`).
                """)
        let movie = result.structured
        #expect(movie["title"] == "Fight Club")
        #expect(movie["releaseDate"] == "1999-10-15")
        #expect(movie["voteAverage"] == 8.4)
        #expect(movie["genres"] == ["Drama", "Thriller"])
        #expect(movie["certificationRegion"] == "GB")
        #expect(movie["isOnWatchlist"] == true)
        #expect(movie["cast"]?.elements.count == 5)
        #expect(movie["watchOffers"]?["flatrate"] == ["Netflix"])
        #expect(movie["more"] == ["credits": 36, "images": 3, "links": 1, "videos": 1])
        #expect(Set(movie.names).isDisjoint(with: ["images", "originalTitle", "status", "crew", "keywords"]))
        #expect(try bytes(movie) <= 1500)
    }

    @Test func `a chosen part has a page of entries, and the next pages have only them`() async throws {
        let firstPage = try await callTool("get_movie", ["id": 550, "parts": ["credits", "images"]]) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.fightClub])
        }
        let first = firstPage.structured
        #expect(firstPage.text.hasSuffix("\nMore: credits 25 (`page` 2); links 1, videos 1 (`parts`)."))
        #expect(first["cast"]?.elements.count == 15)
        #expect(first["crew"]?.elements.first?["job"] == "Director")
        #expect(first["images"]?.elements.count == 3)
        #expect(first["more"]?["credits"] == 25)
        #expect(first["more"]?["images"] == nil)

        let third = try await callTool("get_movie", ["id": 550, "parts": ["credits"], "page": 3]) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.fightClub])
        }
        #expect(third.structured["cast"]?.elements.first?["name"] == "Actor 31")
        #expect(third.structured.names == ["cast", "id", "title"])
        #expect(third.text == "Page 3 of credits.")
    }

    @Test func `the largest movie has at most 1,500 bytes, and a page of a part 3,000`() async throws {
        let movie = try await callTool("get_movie", ["id": 550]) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.largest])
        }
        #expect(try bytes(movie.structured) <= 1500)
        #expect(movie.structured["title"]?.string.hasSuffix("…") == true)
        for part in MovieParts.partNames where part != "watch-offers" && part != "links" {
            let page = try await callTool("get_movie", ["id": 550, "parts": [.string(part)], "page": 2]) {
                $0.movies.fetchMovie = .returning(byID: [550: Self.largest])
            }
            #expect(try bytes(page.structured) <= 3000, "\(part)")
            #expect(page.structured["more"]?.names == [part])
        }
    }

    @Test func `one read has all parts`() async throws {
        let requests = RecordedRequests<PartsRequest<Int, MovieParts>>()
        _ = try await callTool("get_movie", ["id": 550], owner: .default) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.fightClub]).recorded(in: requests)
        }
        #expect(requests.all.map(\.request) == [PartsRequest(id: 550, parts: MovieParts.all, owner: .default)])
    }

    @Test func `a series names its next episode and has its seasons as a part`() async throws {
        var parts = TVSeriesParts()
        parts.credits = .mock()
        parts.watchOffers = .some(nil)
        let series = DetailsWithParts(details: TVSeriesDetails.mock(), parts: parts)
        let result = try await callTool("get_tv_series", ["id": 96677, "parts": ["seasons"]]) {
            $0.tvSeries.fetchTVSeries = .returning(byID: [96677: series])
        }
        #expect(
            result.text.hasPrefix(
                "Lupin (2021), 2 seasons, returning series, Drama, Crime, 15 (GB); created by George Kay; rated 7.8 by "
                    + "2,170 votes; no watch offers in United States; next episode 1×08 Chapter 1 on January 8, 2021."))
        #expect(result.structured["seasons"]?.elements.map { $0["seasonNumber"] } == [1, 2])
        #expect(result.structured["nextEpisode"]?["airDate"] == "2021-01-08")
        #expect(try bytes(result.structured) <= 1500 + 300)
    }

    @Test func `a season has its episodes, 15 on a page`() async throws {
        let episodes = (1...40).map {
            TVEpisodeDetails.mock(id: $0, name: longText, episodeNumber: $0, overview: longText)
        }
        let season = DetailsWithParts(
            details: TVSeasonDetails.mock(overview: longText, episodes: episodes, seriesName: longText),
            parts: TVSeasonParts())
        let locator = TVSeasonLocator(seriesID: 96677, seasonNumber: 1)
        for (page, count, more) in [(1, 15, "\nMore: episodes 25 (`page` 2)."), (3, 10, "")] {
            let result = try await callTool(
                "get_season", ["id": 96677, "seasonNumber": 1, "page": .integer(page)]
            ) {
                $0.tvSeries.fetchTVSeason = .returning(byID: [locator: season])
            }
            #expect(result.structured["episodes"]?.elements.count == count)
            #expect(result.text.contains("More: ") == !more.isEmpty)
            #expect(result.text.hasSuffix(more))
            #expect(try bytes(result.structured) <= 3000)
        }
    }

    @Test func `an episode has its directors and guest stars`() async throws {
        var parts = TVEpisodeParts()
        parts.credits = .mock()
        let episode = DetailsWithParts(details: TVEpisodeDetails.mock(), parts: parts)
        let locator = TVEpisodeLocator(seriesID: 96677, seasonNumber: 1, episodeNumber: 1)
        let result = try await callTool("get_episode", ["id": 96677, "seasonNumber": 1, "episodeNumber": 1]) {
            $0.tvSeries.fetchTVEpisode = .returning(byID: [locator: episode])
        }
        #expect(
            result.text.hasPrefix(
                "Lupin, 1×01 Chapter 1, 47 min; air date January 8, 2021; directed by David Fincher; "
                    + "rated 7.9 by 60 votes."))
        #expect(result.structured["guestStars"]?.elements.count == 1)
        #expect(result.structured["episodeType"] == nil)
    }

    @Test func `a person has the best-known titles, and all credits as a part`() async throws {
        var parts = PersonParts()
        parts.credits = .mock(cast: (1...60).map { .mock(id: $0, title: longText) })
        parts.knownFor = [.mock()]
        let person = DetailsWithParts(details: PersonDetails.mock(biography: longText), parts: parts)
        let result = try await callTool("get_person", ["id": 287]) {
            $0.people.fetchPerson = .returning(byID: [287: person])
        }
        #expect(result.text.hasPrefix("Brad Pitt, acting; born 1963-12-14 in Shawnee, Oklahoma, USA;"))
        #expect(result.structured["knownFor"]?.elements.first?["year"] == 1999)
        #expect(try bytes(result.structured) <= 1500)

        let credits = try await callTool("get_person", ["id": 287, "parts": ["credits"], "page": 2]) {
            $0.people.fetchPerson = .returning(byID: [287: person])
        }
        #expect(credits.structured["cast"]?.elements.count == 15)
        #expect(credits.structured["more"] == ["credits": 30])
        #expect(try bytes(credits.structured) <= 3000)
    }

    @Test func `a collection has its movies`() async throws {
        let collection = MovieCollectionDetails.mock(parts: (1...12).map { .mock(id: $0, overview: longText) })
        let result = try await callTool("get_collection", ["id": 404609]) {
            $0.movies.fetchMovieCollection = .returning(byID: [404609: collection])
            $0.movies.fetchMovieGenres = .returning([Genre(id: 18, name: "Drama")])
        }
        #expect(result.structured["movies"]?.elements.count == 10)
        #expect(result.structured["nextPage"] == 2)
        #expect(result.structured["movies"]?.elements.first?["genres"] == ["Drama"])
        #expect(try bytes(result.structured) <= 3000)
    }

    @Test func `the offers of a region are named, and without any, the regions that have some`() async throws {
        let there = try await callTool("where_to_watch", ["kind": "movie", "id": 550, "region": "DE"]) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.fightClub])
        }
        #expect(
            there.text.hasPrefix("Fight Club (1999), in Germany in the subscription of Netflix; free on BBC iPlayer;"))
        #expect(there.text.hasSuffix("Source: JustWatch."))

        var parts = MovieParts()
        parts.watchOffers = .some(nil)
        let none = DetailsWithParts(details: MovieDetails.mock(), parts: parts)
        let inGermany = try await callTool("where_to_watch", ["kind": "movie", "id": 550, "region": "DE"]) {
            $0.movies.fetchMovie = .returning(byID: [550: none])
            $0.movies.fetchAllMovieWatchOffers = .returning([.mock(region: "FR"), .mock(region: "GB")])
        }
        #expect(inGermany.text == "Fight Club (1999) cannot be watched in Germany. It has offers in FR, GB.")
        #expect(inGermany.structured["otherRegions"] == ["FR", "GB"])
    }

    @Test func `the offers of a region are complete, unless they are extraordinarily many`() async throws {
        let providers = (1...20).map { WatchProviderDetails.mock(id: $0, name: "Service \($0)") }
        var parts = MovieParts()
        parts.watchOffers = .some(.mock(region: "US", flatrate: providers, buy: providers, rent: providers))
        let many = DetailsWithParts(details: MovieDetails.mock(), parts: parts)
        let names = providers.map { JSONValue.string($0.name) }
        for (tool, arguments) in [
            ("where_to_watch", ["kind": "movie", "id": 550, "region": "US"]),
            ("get_movie", ["id": 550, "parts": ["watch-offers"]]),
        ] as [(String, [String: JSONValue])] {
            let answer = try await callTool(tool, arguments) { $0.movies.fetchMovie = .returning(byID: [550: many]) }
            for kind in ["flatrate", "buy", "rent"] {
                #expect(answer.structured["watchOffers"]?[kind] == .array(names), "\(tool) \(kind)")
            }
        }
        let largest = try await callTool("where_to_watch", ["kind": "movie", "id": 550, "region": "US"]) {
            $0.movies.fetchMovie = .returning(byID: [550: Self.largest])
        }
        #expect(try bytes(largest.structured) <= 1500)
    }

    @Test func `an identifier that TMDb lacks suggests the search`() async throws {
        let message = try await toolError("get_movie", ["id": 1]) {
            $0.movies.fetchMovie = .throwing(PopcornError(.notFound, "none", subject: "movie 1"))
        }
        #expect(message == "Movie 1 does not exist. Find the identifier with `search`.")
    }

    @Test(arguments: [
        (PopcornError.Kind.unavailable, "Retrying in a minute may help."),
        (.rateLimited(retryAfter: .seconds(7)), "Retry after 7 seconds."),
        (.unauthorised, "Retrying does not help: the operator must set a valid credential of TMDb."),
    ])
    func `an error tells whether retrying helps`(kind: PopcornError.Kind, advice: String) async throws {
        let message = try await toolError("get_movie", ["id": 1]) {
            $0.movies.fetchMovie = .throwing(PopcornError(kind, "secret", subject: "movie 1"))
        }
        #expect(message.hasSuffix(advice))
        #expect(!message.contains("secret"))
    }
}
