import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct FetchMovieDetailsUseCaseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let watchlist = WatchlistRepositoryMock([550])
    private let configuration = AppConfigurationMock()

    private func movieWithParts(releases: [MovieRelease]? = nil, images: ImageCollection? = nil) -> MovieWithParts {
        MovieWithParts(movie: Movie(id: 550, title: "Fight Club"), images: images, releases: releases)
    }

    private func useCase(
        _ repository: MovieRepositoryMock, watchlist: WatchlistRepositoryMock? = nil,
        genres: GenreRepositoryMock = GenreRepositoryMock(), configuration: AppConfigurationMock? = nil,
        defaults: ContentDefaults = ContentDefaults()
    ) -> FetchMovieDetailsUseCase {
        MovieUseCases(
            repository: repository, lists: MovieListRepositoryMock(.failure(PopcornError(.notFound, ""))),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(), genres: genres,
            watchlist: watchlist ?? self.watchlist,
            builder: .mock(configuration ?? self.configuration, defaults: defaults)
        ).fetchMovieDetails
    }

    @Test(arguments: [DataOrigin.network, .cache, .stale])
    func `the source is that of the repository`(origin: DataOrigin) async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: origin, cachedAt: time)))
        let result = try await useCase(repository).sourced(id: 550)
        #expect(result.origin == origin)
        #expect(result.cachedAt == time)
        #expect(result.value.title == "Fight Club")
    }

    @Test func `only the parts that the details show are requested, in the locale`() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let locale = try ContentLocale(language: "de", region: "AT")
        _ = try await useCase(repository).execute(id: 550, locale: locale, policy: .refresh)
        #expect(
            repository.calls
                == [
                    .init(
                        id: 550, parts: [.firstLogo, .certifications(["AT", "US"])], locale: locale, policy: .refresh)
                ])
        #expect(configuration.policies == [.cacheFirst])
    }

    @Test func `a genre without a name has that of the cached list of genres, for one movie and several`() async throws
    {
        let movie = MovieWithParts(movie: Movie(id: 550, title: "T", genres: [Genre(id: 28, name: "")]))
        let repository = MovieRepositoryMock(.success(Sourced(movie, origin: .cache, cachedAt: time)))
        let action = [Genre(id: 28, name: "Action")]
        let genres = GenreRepositoryMock(.success(Sourced(action, origin: .cache, cachedAt: time)))
        let useCase = useCase(repository, genres: genres)
        #expect(try await useCase.execute(id: 550).genres == action)
        let several = try await useCase.execute(ids: [550])
        #expect(several.map { try? $0.get().genres } == [action])
        #expect(genres.calls.map(\.policy) == [.cacheOnly, .cacheOnly])
        #expect(try await self.useCase(repository).execute(id: 550).genres == movie.movie.genres)
    }

    @Test func `the default locale is used without a locale`() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let locale = try ContentLocale(language: "it", region: "CH")
        _ = try await useCase(repository, defaults: ContentDefaults(locale: locale)).execute(id: 550)
        #expect(repository.calls.map(\.locale) == [locale])
    }

    @Test func `cacheOnly also applies to the images configuration`() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .stale, cachedAt: time)))
        _ = try await useCase(repository).execute(id: 550, policy: .cacheOnly)
        #expect(configuration.policies == [.cacheOnly])
    }

    @Test func `texts are in the first language that has them`() async throws {
        let content = MovieWithParts(
            movie: Movie(
                id: 550, title: "Fight Club", tagline: "", originalTitle: "Fight Club", originalLanguage: "en",
                overview: "", homepageURL: URL(string: "https://example.com")),
            translations: [
                .mock(languageCode: "en", countryCode: "US", texts: ContentTexts(title: "", overview: "About")),
                .mock(texts: ContentTexts(title: "Titel", tagline: "Spruch", overview: "")),
            ])
        let repository = MovieRepositoryMock(.success(Sourced(content, origin: .cache, cachedAt: time)))
        let locale = try ContentLocale(language: "de-AT")
        let defaults = ContentDefaults(textFallback: try TextFallback(["de", "en"]))
        let movie = try await useCase(repository, defaults: defaults).execute(id: 550, locale: locale)

        #expect(movie.title == "Titel")
        #expect(movie.tagline == "Spruch")
        #expect(movie.overview == "About")
        #expect(movie.originalTitle == "Fight Club")
        #expect(movie.homepageURL == URL(string: "https://example.com"))
        #expect(movie.textLanguages == TextLanguages(title: "de-DE", tagline: "de-DE", overview: "en-US"))
        #expect(
            repository.calls.map(\.parts) == [
                [.firstLogo, .certifications(["AT", "US"]), .texts(["de-AT", "de", "en"])]
            ])
    }

    @Test func `texts are unchanged without fallback languages`() async throws {
        let content = MovieWithParts(
            movie: Movie(id: 550, title: "T", overview: ""), translations: [.mock()])
        let repository = MovieRepositoryMock(.success(Sourced(content, origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository).execute(id: 550)
        #expect(movie.title == "T")
        #expect(movie.overview == "")
        #expect(movie.textLanguages == nil)
    }

    @Test(arguments: [("GB", "18", "GB"), ("DE", "R", "US"), ("FR", "R", "US")])
    func `the certification is the region's or else a fallback's, and says whose it is`(
        region: String, certification: String, of certificationRegion: String
    ) async throws {
        let releases = [
            MovieRelease(region: "US", certification: "R", releaseDate: time, type: .theatrical),
            MovieRelease(region: "GB", certification: "18", releaseDate: time, type: .theatrical),
            MovieRelease(region: "DE", releaseDate: time, type: .theatrical),
        ]
        let repository = MovieRepositoryMock(
            .success(Sourced(movieWithParts(releases: releases), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository).execute(
            id: 550, locale: ContentLocale(language: "en", region: region))
        #expect(movie.certification == certification)
        #expect(movie.certificationRegion == certificationRegion)
    }

    @Test func `the first logo is used`() async throws {
        let logo = try #require(URL(string: "/logo.png"))
        let repository = MovieRepositoryMock(
            .success(
                Sourced(movieWithParts(images: ImageCollection(logoPaths: [logo])), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository).execute(id: 550)
        #expect(movie.logoURLSet == ImagesConfiguration.example.logoURLSet(for: logo))
    }

    @Test(arguments: [([550], true), ([551], false), ([], false)])
    func `the details say whether the movie is on the watchlist`(ids: [Int], expected: Bool) async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository, watchlist: WatchlistRepositoryMock(ids)).execute(
            id: 550, owner: .default)
        #expect(movie.isOnWatchlist == expected)
    }

    @Test func `the watchlist is that of the owner`() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let alice = try WatchlistOwner("alice")
        let useCase = useCase(repository, watchlist: WatchlistRepositoryMock([550], owner: alice))
        #expect(try await useCase.execute(id: 550, owner: alice).isOnWatchlist == true)
        #expect(try await useCase.execute(id: 550, owner: .default).isOnWatchlist == false)
    }

    @Test func `without an owner, no watchlist is read`() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let watchlist = WatchlistRepositoryMock(failure: PopcornError(.storage, "must not be read"))
        #expect(try await useCase(repository, watchlist: watchlist).execute(id: 550).isOnWatchlist == nil)
        let several = try await useCase(repository, watchlist: watchlist).execute(ids: [550])
        #expect(try several.map { try $0.get().isOnWatchlist } == [nil])
    }

    @Test func `a stale value includes the failure`() async throws {
        let failure = PopcornError(.unavailable, "TMDb cannot be reached")
        let repository = MovieRepositoryMock(
            .success(Sourced(movieWithParts(), origin: .stale, cachedAt: time, failure: failure)))
        #expect(try await useCase(repository).sourced(id: 550).failure == failure)
    }

    @Test(arguments: [
        PopcornError.Kind.notFound, .unauthorised, .rateLimited(retryAfter: .seconds(3)), .unavailable,
        .undecodable, .storage, .cancelled, .invalidInput,
    ])
    func `the use case throws the error of any port`(kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        let good = MovieRepositoryMock(.success(Sourced(movieWithParts(), origin: .cache, cachedAt: time)))
        let failing = [
            useCase(MovieRepositoryMock(.failure(failure))),
            useCase(good, watchlist: WatchlistRepositoryMock(failure: failure)),
        ]
        for useCase in failing {
            let error = await #expect(throws: PopcornError.self) {
                try await useCase.execute(id: 550, owner: .default)
            }
            #expect(error?.kind == kind)
        }
    }
}
