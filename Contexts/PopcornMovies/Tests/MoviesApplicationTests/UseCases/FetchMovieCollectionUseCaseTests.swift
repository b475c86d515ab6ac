import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MoviesDomain
import Testing

@testable import MoviesApplication

@Suite
struct FetchMovieCollectionUseCaseTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example

    private func useCase(
        _ collections: MovieCollectionRepositoryMock, defaults: ContentDefaults = ContentDefaults()
    ) -> FetchMovieCollectionUseCase {
        MovieUseCases(
            repository: MovieRepositoryMock(.notFound), lists: MovieListRepositoryMock(.notFound),
            collections: collections, reviews: ReviewRepositoryMock(), genres: GenreRepositoryMock(),
            watchlist: WatchlistRepositoryMock(),
            builder: .mock(defaults: defaults)
        ).fetchMovieCollection
    }

    private func collections(_ collection: MovieCollection) -> MovieCollectionRepositoryMock {
        MovieCollectionRepositoryMock(.success(Sourced(collection, origin: .stale, cachedAt: time)))
    }

    @Test
    func `a collection has image URLs, and reports its source`() async throws {
        let collection = MovieCollection.mock(originalName: "O", originalLanguage: "fr", parts: [.mock()])
        let repository = collections(collection)
        let german = try ContentLocale(language: "de-DE")

        let result = try await useCase(repository).sourced(
            id: 10, locale: german, policy: .refresh, owner: .default)

        #expect(result.origin == .stale)
        #expect(result.cachedAt == time)
        #expect(
            result.value
                == MovieCollectionDetails(
                    id: 10, name: "Star Wars Collection", originalName: "O", originalLanguage: "fr",
                    overview: "An epic space opera.", posterURLSet: images.posterURLSet(for: collection.posterPath),
                    backdropURLSet: images.backdropURLSet(for: collection.backdropPath),
                    parts: [MoviePreviewDetailsMapper().map(.mock(), isOnWatchlist: false, imagesConfiguration: images)]
                ))
        #expect(repository.calls == [MovieCollectionCall(id: 10, locale: german, policy: .refresh)])
    }

    @Test
    func `texts are in the first language that has them`() async throws {
        let german = Translation(
            languageCode: "de", countryCode: "DE", texts: ContentTexts(title: "Reihe", overview: "Inhalt"))
        let repository = collections(.mock(overview: "", translations: [german]))
        let locale = try ContentLocale(language: "it")
        let collection = try await useCase(
            repository, defaults: ContentDefaults(textFallback: try TextFallback(["de"]))
        ).execute(id: 10, locale: locale)
        #expect([collection.name, collection.overview] == ["Reihe", "Inhalt"])
        #expect(collection.textLanguages == TextLanguages(title: "de-DE", overview: "de-DE"))
        #expect(repository.calls.map(\.textLanguages) == [["it", "de"]])
    }

    @Test
    func `missing values stay nil, and empty texts stay empty`() async throws {
        let bare = MovieCollection(id: 1, name: "", parts: [])
        #expect(
            try await useCase(collections(bare)).execute(id: 1) == MovieCollectionDetails(id: 1, name: "", parts: []))
        #expect(try await useCase(collections(.mock(overview: ""))).execute(id: 1).overview == "")
    }

    @Test
    func `movies are sorted by release date, those without a date last`() async throws {
        func day(_ number: Double) -> Date { Date(timeIntervalSince1970: number * 86_400) }
        let parts: [MoviePreview] = [
            .mock(id: 1, releaseDate: nil), .mock(id: 2, releaseDate: day(9000)), .mock(id: 3, releaseDate: day(-700)),
            .mock(id: 4, releaseDate: nil), .mock(id: 5, releaseDate: day(9000)), .mock(id: 6, releaseDate: day(8000)),
        ]
        let collection = try await useCase(collections(.mock(parts: parts))).execute(id: 10)
        #expect(collection.parts?.map(\.id) == [3, 6, 2, 5, 1, 4])
    }

    @Test
    func `an error of the repository is thrown`() async {
        let failure = PopcornError(.notFound, "TMDb has no collection 5")
        let error = await #expect(throws: PopcornError.self) {
            try await useCase(MovieCollectionRepositoryMock(.failure(failure))).execute(id: 5)
        }
        #expect(error == failure)
    }
}
