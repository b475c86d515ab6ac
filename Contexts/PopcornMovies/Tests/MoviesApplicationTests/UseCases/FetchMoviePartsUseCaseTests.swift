import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

/// Tests of the use cases that fetch one part of a movie, such as its credits or watch offers.
@Suite struct FetchMoviePartsUseCaseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example

    private func repository(credits: Credits? = nil, offers: [WatchOffers]? = nil) -> MovieRepositoryMock {
        let content = MovieWithParts(movie: Movie(id: 550, title: "T"), credits: credits, watchOffers: offers)
        return MovieRepositoryMock(.success(Sourced(content, origin: .cache, cachedAt: time)))
    }

    private func movies(_ repository: MovieRepositoryMock) -> MovieUseCases {
        MovieUseCases(
            repository: repository, lists: MovieListRepositoryMock(.failure(PopcornError(.notFound, ""))),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(),
            genres: GenreRepositoryMock(),
            watchlist: WatchlistRepositoryMock(), builder: .mock())
    }

    private func fetchCredits(_ repository: MovieRepositoryMock) -> FetchMovieCreditsUseCase {
        movies(repository).fetchMovieCredits
    }

    private func fetchOffers(_ repository: MovieRepositoryMock) -> FetchMovieWatchOffersUseCase {
        movies(repository).fetchMovieWatchOffers
    }

    private func repository(_ content: MovieWithParts) -> MovieRepositoryMock {
        MovieRepositoryMock(.success(Sourced(content, origin: .cache, cachedAt: time)))
    }

    @Test func `a movie with chosen parts is one read, and equals its details and the parts alone`() async throws {
        let repository = repository(.mock())
        let movies = movies(repository)
        let british = try ContentLocale(language: "en-GB")
        let movie = try await movies.fetchMovie.execute(
            id: 550, including: [.watchOffers, .credits, .links], locale: british, policy: .refresh)

        #expect(
            repository.calls == [
                MovieCall(
                    id: 550, parts: [.firstLogo, .certifications(["GB", "US"]), .credits, .watchOffers, .externalIDs],
                    locale: british, policy: .refresh)
            ])
        #expect(movie.details == (try await movies.fetchMovieDetails.execute(id: 550, locale: british)))
        #expect(movie.credits == (try await movies.fetchMovieCredits.execute(id: 550, locale: british)))
        #expect(movie.watchOffers == .some(try await movies.fetchMovieWatchOffers.execute(id: 550, locale: british)))
        #expect(movie.links == (try await movies.fetchMovieLinks.execute(id: 550, locale: british)))
        #expect(movie.title == movie.details.title)
        #expect(movie.images == nil)
        #expect(movie.videos == nil)
    }

    @Test func `all parts of a movie have a value if they are requested`() async throws {
        let parts = try await movies(repository(.mock())).fetchMovie.execute(
            id: 550, including: Set(MovieParts.Name.allCases)
        ).parts
        let members = try #require(try JSONSerialization.jsonObject(with: PopcornJSON.data(parts)) as? [String: Any])

        #expect(Set(members.keys) == Set(MovieParts.Name.allCases.map(\.rawValue)))
    }

    @Test func `the JSON of a movie with parts is one object, with null for offers that the region lacks`() async throws
    {
        let movies = movies(repository(offers: []))
        let json = try await movies.fetchMovie.json(PartsRequest(id: 550, parts: [.watchOffers, .keywords]))

        #expect(
            String(decoding: json.value, as: UTF8.self) == #"{"id":550,"keywords":[],"title":"T","watchOffers":null}"#)
        #expect(json.origin == .cache)
    }

    @Test func `a movie with parts has the status on the watchlist of an owner`() async throws {
        let movies = MovieUseCases(
            repository: repository(), lists: MovieListRepositoryMock(.failure(PopcornError(.notFound, ""))),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(),
            genres: GenreRepositoryMock(), watchlist: WatchlistRepositoryMock([550]), builder: .mock())

        #expect(try await movies.fetchMovie.execute(id: 550, including: [], owner: .default).isOnWatchlist == true)
        #expect(try await movies.fetchMovie.execute(id: 550, including: []).isOnWatchlist == nil)
    }

    @Test func `images are resolved for each kind`() async throws {
        func image(_ path: String) throws -> ContentImage {
            ContentImage(
                path: try #require(URL(string: path)), languageCode: "pt", regionCode: "BR", width: 800, height: 310,
                voteAverage: 5.8, voteCount: 12)
        }
        func details(_ urlSet: ImageURLSet?) throws -> ImageDetails {
            ImageDetails(
                urlSet: try #require(urlSet), languageCode: "pt", regionCode: "BR", width: 800, height: 310,
                voteAverage: 5.8, voteCount: 12)
        }
        let (poster, backdrop, logo) = (try image("/p.jpg"), try image("/b.jpg"), try image("/l.png"))
        let repository = repository(
            .mock(images: ImageCollection(posters: [poster], backdrops: [backdrop], logos: [logo])))
        #expect(
            try await movies(repository).fetchMovieImages.execute(id: 550)
                == ImageCollectionDetails(
                    posters: [try details(images.posterURLSet(for: poster.path))],
                    backdrops: [try details(images.backdropURLSet(for: backdrop.path))],
                    logos: [try details(images.logoURLSet(for: logo.path))]))
        #expect(repository.calls.map(\.parts) == [[.images]])
    }

    @Test func `official trailers are first`() async throws {
        let repository = repository(
            MovieWithParts(
                movie: .mock(),
                videos: [
                    .mock(id: "clip", type: .clip), .mock(id: "fan", type: .trailer, isOfficial: false),
                    .mock(id: "official", type: .trailer, isOfficial: true),
                ]))
        let videos = try await movies(repository).fetchMovieVideos.execute(id: 550)
        #expect(videos.map(\.id) == ["official", "fan", "clip"])
        #expect(repository.calls.map(\.parts) == [[.videos]])
    }

    @Test func `rated releases are sorted by region`() async throws {
        func release(_ region: String, _ certification: String?) -> MovieRelease {
            MovieRelease(region: region, certification: certification, releaseDate: time, type: .theatrical)
        }
        let repository = repository(
            MovieWithParts(
                movie: .mock(),
                releases: [
                    release("US", "R"), release("GB", nil), release("DE", "18"), release("US", ""), release("US", "NR"),
                ]))
        #expect(
            try await movies(repository).fetchRatedMovieReleases.execute(id: 550)
                == [release("DE", "18"), release("US", "R"), release("US", "NR")])
        #expect(repository.calls.map(\.parts) == [[.releases]])
    }

    @Test func `releases are grouped by region and sorted by type and date`() async throws {
        func release(_ region: String, _ type: MovieReleaseType, day: Double, note: String? = nil) -> MovieRelease {
            MovieRelease(region: region, releaseDate: time + day * 86_400, type: type, note: note)
        }
        let releases = [
            release("US", .digital, day: 3), release("GB", .theatrical, day: 2), release("US", .theatrical, day: 9),
            release("US", .theatrical, day: 1, note: "Venice"), release("US", .premiere, day: 4),
        ]
        let repository = repository(MovieWithParts(movie: .mock(), releases: releases))
        let regions = try await movies(repository).fetchMovieReleases.execute(id: 550)
        #expect(regions.map(\.region) == ["GB", "US"])
        #expect(regions.last?.releases == [releases[4], releases[3], releases[2], releases[0]])
        #expect(regions.last?.releases(of: .theatrical) == [releases[3], releases[2]])
        #expect(repository.calls.map(\.parts) == [[.releases]])
    }

    @Test func `the offers of all regions are returned, with logos`() async throws {
        let repository = repository(.mock(watchOffers: [.mock(region: "DE"), .mock()]))
        let offers = try await movies(repository).fetchAllMovieWatchOffers.execute(id: 550)
        #expect(offers.map(\.region) == ["DE", "GB"])
        #expect(offers.first?.flatrate?.first?.logoURLSet != nil)
        #expect(repository.calls.map(\.parts) == [[.watchOffers]])
    }

    @Test func `keywords and alternative titles are parts of a movie`() async throws {
        let repository = repository(.mock())
        #expect(try await movies(repository).fetchMovieKeywords.execute(id: 550) == [.mock()])
        #expect(try await movies(repository).fetchMovieAlternativeTitles.execute(id: 550) == [.mock()])
        #expect(repository.calls.map(\.parts) == [[.keywords], [.alternativeTitles]])
    }

    @Test func `the links are those of the movie`() async throws {
        let repository = repository(MovieWithParts(movie: .mock(), externalIDs: ExternalIDs(imdbID: "tt0137523")))
        let links = try await movies(repository).fetchMovieLinks.execute(id: 550)
        #expect(links.tmdbURL.absoluteString == "https://www.themoviedb.org/movie/550")
        #expect(links.imdbURL?.absoluteString == "https://www.imdb.com/title/tt0137523/")
        #expect(repository.calls.map(\.parts) == [[.externalIDs]])
    }

    @Test func `missing parts are empty`() async throws {
        let movies = movies(repository(MovieWithParts(movie: .mock())))
        #expect(try await movies.fetchMovieImages.execute(id: 550) == ImageCollectionDetails())
        #expect(try await movies.fetchMovieVideos.execute(id: 550) == [])
        #expect(try await movies.fetchRatedMovieReleases.execute(id: 550) == [])
        #expect(try await movies.fetchMovieReleases.execute(id: 550) == [])
        #expect(try await movies.fetchAllMovieWatchOffers.execute(id: 550) == [])
        #expect(try await movies.fetchMovieKeywords.execute(id: 550) == [])
        #expect(try await movies.fetchMovieAlternativeTitles.execute(id: 550) == [])
        #expect(try await movies.fetchMovieLinks.execute(id: 550).imdbURL == nil)
    }

    @Test func `credits include profile images`() async throws {
        let face = URL(string: "/face.jpg")
        let repository = repository(
            credits: Credits(
                cast: [
                    CastMember(
                        id: 819, castID: 4, creditID: "a", name: "N", character: "C", gender: .male,
                        profilePath: face, order: 1)
                ],
                crew: [
                    CrewMember(
                        id: 7467, creditID: "b", name: "D", job: "Director", department: "Directing",
                        gender: .female)
                ]))
        let credits = try await fetchCredits(repository).execute(id: 550)
        #expect(
            credits
                == CreditsDetails(
                    cast: [
                        CastMemberDetails(
                            id: 819, castID: 4, creditID: "a", name: "N", character: "C", gender: .male,
                            profileURLSet: images.profileURLSet(for: face), order: 1)
                    ],
                    crew: [
                        CrewMemberDetails(
                            id: 7467, creditID: "b", name: "D", job: "Director", department: "Directing",
                            gender: .female)
                    ]))
        #expect(repository.calls.map(\.parts) == [[.credits]])
        #expect(credits.crew(job: "Director").map(\.name) == ["D"])
        #expect(credits.crew(job: "Producer") == [])
    }

    @Test func `missing credits are empty`() async throws {
        #expect(try await fetchCredits(repository()).execute(id: 550) == CreditsDetails(cast: [], crew: []))
    }

    @Test func `watch offers are for the region`() async throws {
        let logo = URL(string: "/logo.png")
        func provider(_ id: Int) -> [WatchProvider] {
            [WatchProvider(id: id, name: "P", logoPath: logo, displayPriority: id)]
        }
        func details(_ id: Int) -> [WatchProviderDetails] {
            [
                WatchProviderDetails(
                    id: id, name: "P", logoURLSet: images.logoURLSet(for: logo), displayPriority: id)
            ]
        }
        let link = URL(string: "https://example.com/watch")
        let repository = repository(offers: [
            WatchOffers(region: "US", buy: provider(9)),
            WatchOffers(
                region: "GB", link: link, flatrate: provider(1), buy: provider(2), rent: provider(3),
                free: provider(4), ads: provider(5)),
        ])
        let locale = try ContentLocale(language: "en-GB")
        #expect(
            try await fetchOffers(repository).execute(id: 550, locale: locale)
                == WatchOffersDetails(
                    region: "GB", link: link, flatrate: details(1), buy: details(2), rent: details(3),
                    free: details(4), ads: details(5)))
        #expect(repository.calls.map(\.parts) == [[.watchOffers]])
    }

    @Test func `watch offers do not fall back to other regions`() async throws {
        let repository = repository(offers: [WatchOffers(region: "US", buy: [])])
        #expect(try await fetchOffers(repository).execute(id: 550, locale: ContentLocale(language: "en-GB")) == nil)
        #expect(
            try await fetchOffers(repository).execute(id: 550, locale: ContentLocale(language: "en-US"))
                == WatchOffersDetails(region: "US", buy: []))
    }

    @Test func `errors of the repository are thrown`() async throws {
        let failing = MovieRepositoryMock(.failure(PopcornError(.unavailable, "no")))
        let credits = await #expect(throws: PopcornError.self) { try await fetchCredits(failing).execute(id: 1) }
        let offers = await #expect(throws: PopcornError.self) { try await fetchOffers(failing).execute(id: 1) }
        #expect(credits?.kind == .unavailable)
        #expect(offers?.kind == .unavailable)
    }
}
