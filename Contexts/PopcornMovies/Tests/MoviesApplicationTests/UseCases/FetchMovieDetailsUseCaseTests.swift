import CoreDomain
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite struct FetchMovieDetailsUseCaseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let watchlist = MovieWatchlistRepositoryMock([550])
    private let configuration = AppConfigurationMock()

    private func record(releases: [MovieRelease]? = nil, images: ImageCollection? = nil) -> MovieRecord {
        MovieRecord(movie: Movie(id: 550, title: "Fight Club"), images: images, releases: releases)
    }

    private func useCase(
        _ repository: MovieRepositoryMock, watchlist: MovieWatchlistRepositoryMock? = nil,
        configuration: AppConfigurationMock? = nil, defaults: ContentDefaults = ContentDefaults()
    ) -> some FetchMovieDetailsUseCase {
        DefaultFetchMovieDetailsUseCase(
            repository: repository, watchlist: watchlist ?? self.watchlist,
            appConfiguration: configuration ?? self.configuration, defaults: defaults)
    }

    @Test(arguments: [DataOrigin.network, .cache, .stale])
    func theSourceIsTheRepositorys(origin: DataOrigin) async throws {
        let repository = MovieRepositoryMock(.success(Sourced(record(), origin: origin, cachedAt: time)))
        let answer = try await useCase(repository).sourced(id: 550, locale: nil, policy: .cacheFirst)
        #expect(answer.origin == origin)
        #expect(answer.cachedAt == time)
        #expect(answer.value.title == "Fight Club")
    }

    @Test func asksForHighlightsInTheLocale() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(record(), origin: .cache, cachedAt: time)))
        let locale = try ContentLocale(language: "de", region: "AT")
        _ = try await useCase(repository).execute(id: 550, locale: locale, policy: .refresh)
        #expect(
            repository.questions
                == [.init(id: 550, parts: [], regions: ["AT", "US"], locale: locale, policy: .refresh)])
        #expect(configuration.policies == [.cacheFirst])
    }

    @Test func withoutALocaleTheDefaultHolds() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(record(), origin: .cache, cachedAt: time)))
        let locale = try ContentLocale(language: "it", region: "CH")
        _ = try await useCase(repository, defaults: ContentDefaults(locale: locale)).execute(id: 550)
        #expect(repository.questions.map(\.locale) == [locale])
    }

    @Test func cacheOnlyHoldsForTheConfigurationToo() async throws {
        let repository = MovieRepositoryMock(.success(Sourced(record(), origin: .stale, cachedAt: time)))
        _ = try await useCase(repository).execute(id: 550, policy: .cacheOnly)
        #expect(configuration.policies == [.cacheOnly])
    }

    @Test(arguments: [("GB", "18"), ("DE", "R"), ("FR", "R")])
    func theCertificationIsTheRegionsElseTheFallbacks(region: String, certification: String) async throws {
        let releases = [
            MovieRelease(region: "US", certification: "R", releaseDate: time, type: .theatrical),
            MovieRelease(region: "GB", certification: "18", releaseDate: time, type: .theatrical),
            MovieRelease(region: "DE", releaseDate: time, type: .theatrical),
        ]
        let repository = MovieRepositoryMock(
            .success(Sourced(record(releases: releases), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository).execute(
            id: 550, locale: ContentLocale(language: "en", region: region))
        #expect(movie.certification == certification)
    }

    @Test func theFirstLogoIsTheLogo() async throws {
        let logo = try #require(URL(string: "/logo.png"))
        let repository = MovieRepositoryMock(
            .success(Sourced(record(images: ImageCollection(logoPaths: [logo])), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository).execute(id: 550)
        #expect(movie.logoURLSet == ImagesConfiguration.example.logoURLSet(for: logo))
    }

    @Test(arguments: [([550], true), ([551], false), ([], false)])
    func tellsWhetherTheMovieIsOnTheWatchlist(ids: [Int], expected: Bool) async throws {
        let repository = MovieRepositoryMock(.success(Sourced(record(), origin: .cache, cachedAt: time)))
        let movie = try await useCase(repository, watchlist: MovieWatchlistRepositoryMock(ids)).execute(id: 550)
        #expect(movie.isOnWatchlist == expected)
    }

    @Test(arguments: [
        PopcornError.Kind.notFound, .unauthorised, .rateLimited(retryAfter: .seconds(3)), .unavailable,
        .undecodable, .storage, .cancelled, .invalidInput,
    ])
    func aFailureOfAnyPortIsTheUseCases(kind: PopcornError.Kind) async throws {
        let failure = PopcornError(kind, "no")
        let good = MovieRepositoryMock(.success(Sourced(record(), origin: .cache, cachedAt: time)))
        let failing = [
            useCase(MovieRepositoryMock(.failure(failure))),
            useCase(good, watchlist: MovieWatchlistRepositoryMock(failure: failure)),
            useCase(good, configuration: AppConfigurationMock(.failure(failure))),
        ]
        for useCase in failing {
            let error = await #expect(throws: PopcornError.self) { try await useCase.execute(id: 550) }
            #expect(error?.kind == kind)
        }
    }
}
