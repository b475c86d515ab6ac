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
struct MovieListUseCasesTests {

    private let time = Date(timeIntervalSinceReferenceDate: 1000)
    private let images = ImagesConfiguration.example

    private func useCases(_ lists: MovieListRepositoryMock) -> MovieUseCases {
        MovieUseCases(
            repository: MovieRepositoryMock(.failure(PopcornError(.notFound, ""))), lists: lists,
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(),
            genres: GenreRepositoryMock(),
            watchlist: WatchlistRepositoryMock(), builder: .mock())
    }

    private func lists(_ items: [MoviePreview] = [], totalPages: Int = 1) -> MovieListRepositoryMock {
        MovieListRepositoryMock(
            .success(
                Sourced(
                    ContentPage(page: 1, totalPages: totalPages, totalResults: 41, items: items), origin: .stale,
                    cachedAt: time)))
    }

    @Test
    func `each use case requests its list`() async throws {
        let lists = lists()
        let movies = useCases(lists)
        let filter = MovieFilter(genres: [18])
        _ = try await movies.fetchPopularMovies.execute()
        _ = try await movies.fetchTopRatedMovies.execute(page: 2)
        _ = try await movies.fetchNowPlayingMovies.execute()
        _ = try await movies.fetchUpcomingMovies.execute()
        _ = try await movies.fetchTrendingMovies.execute(.week)
        _ = try await movies.fetchSimilarMovies.execute(id: 550)
        _ = try await movies.fetchMovieRecommendations.execute(id: 550, page: 3)
        _ = try await movies.searchMovies.execute(MovieSearch("fight"))
        _ = try await movies.discoverMovies.execute(filter, page: 4, policy: .refresh)

        #expect(
            lists.calls.map(\.list) == [
                .popular, .topRated, .nowPlaying, .upcoming, .trending(.week), .similar(id: 550),
                .recommendations(id: 550), .search(MovieSearch("fight")), .discover(filter),
            ])
        #expect(lists.calls.map(\.page) == [1, 2, 1, 1, 1, 1, 3, 1, 4])
        #expect(lists.calls.map(\.policy) == Array(repeating: .cacheFirst, count: 8) + [.refresh])
        #expect(lists.calls.allSatisfy { $0.locale == .americanEnglish })
    }

    @Test
    func `the reviews of a movie are requested`() async throws {
        let page = ContentPage(
            page: 2, totalPages: 2, totalResults: 21, items: [Review(id: "r", author: "Ann", content: "Good.")])
        let reviews = ReviewRepositoryMock(
            .success(Sourced(page, origin: .cache, cachedAt: time)))
        let movies = MovieUseCases(
            repository: MovieRepositoryMock(.failure(PopcornError(.notFound, ""))), lists: lists(),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: reviews, genres: GenreRepositoryMock(),
            watchlist: WatchlistRepositoryMock(), builder: .mock())

        let found = try await movies.fetchMovieReviews.execute(id: 550, page: 2)
        #expect(found.items == [ReviewDetails(id: "r", author: "Ann", content: "Good.")])
        #expect(found.totalResults == 21)
        #expect(
            reviews.calls == [
                ListCall(
                    page: 2, list: ReviewList(TitleID(.movie, 550)), locale: .americanEnglish, policy: .cacheFirst)
            ])
    }

    @Test
    func `the genres of movies are requested`() async throws {
        let drama = [Genre(id: 18, name: "Drama")]
        let genres = GenreRepositoryMock(.success(Sourced(drama, origin: .cache, cachedAt: time)))
        let movies = MovieUseCases(
            repository: MovieRepositoryMock(.failure(PopcornError(.notFound, ""))), lists: lists(),
            collections: MovieCollectionRepositoryMock(.notFound), reviews: ReviewRepositoryMock(), genres: genres,
            watchlist: WatchlistRepositoryMock(), builder: .mock())

        #expect(try await movies.fetchMovieGenres.execute() == drama)
        #expect(genres.calls.map(\.kind) == [.movie])
    }

    @Test
    func `previews have image URLs, and the page reports its source`() async throws {
        let bare = MoviePreview(id: 7, title: "")
        let result = try await useCases(lists([.mock(), bare])).fetchPopularMovies.sourced(owner: .default)

        #expect(result.origin == .stale)
        #expect(result.cachedAt == time)
        #expect(result.value.totalResults == 41)
        let preview = MoviePreview.mock()
        #expect(
            result.value.items == [
                MoviePreviewDetails(
                    id: 550, title: "Fight Club", originalTitle: "Fight Club", originalLanguage: "en",
                    overview: preview.overview, genreIDs: [18, 53], releaseDate: preview.releaseDate,
                    posterURLSet: images.posterURLSet(for: preview.posterPath),
                    backdropURLSet: images.backdropURLSet(for: preview.backdropPath), popularity: 61.4,
                    voteAverage: 8.4, voteCount: 26_280, hasVideo: false, isAdultOnly: false,
                    isOnWatchlist: false),
                MoviePreviewDetails(id: 7, title: "", isOnWatchlist: false),
            ])
    }

    @Test
    func `iterating a list fetches page after page`() async throws {
        let lists = lists([.mock(id: 1), .mock(id: 2)], totalPages: 3)
        var ids: [Int] = []
        for try await movie in useCases(lists).fetchPopularMovies.all(policy: .cacheOnly) { ids.append(movie.id) }

        #expect(ids == [1, 2])
        #expect(lists.calls.map(\.page) == [1, 2, 3])
        #expect(lists.calls.map(\.policy) == [.cacheOnly, .cacheOnly, .cacheOnly])
    }

    @Test
    func `a page is encoded under its property names`() throws {
        let page = ContentPage(
            page: 2, totalPages: 3, totalResults: 41, items: [MoviePreviewDetails(id: 1, title: "A", genreIDs: [])])
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(page)

        #expect(
            String(decoding: data, as: UTF8.self)
                == #"{"items":[{"genreIDs":[],"id":1,"title":"A"}],"page":2,"totalPages":3,"totalResults":41}"#)
        #expect(try JSONDecoder().decode(ContentPage<MoviePreviewDetails>.self, from: data) == page)
    }
}
