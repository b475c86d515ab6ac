package import CoreApplication
package import CoreDomain
package import MoviesDomain

extension MovieUseCases {

    /// Creates use cases that read from repositories.
    package init(
        repository: any MovieRepository, lists: any ListRepository<MovieList, MoviePreview>,
        collections: any MovieCollectionRepository, reviews: any ListRepository<ReviewList, Review>,
        genres: any GenreRepository,
        watchlist: any WatchlistRepository, builder: UseCaseBuilder
    ) {
        func list<Query: Sendable>(
            _ name: String, _ list: @escaping @Sendable (Query) throws(PopcornError) -> MovieList
        ) -> FetchListUseCase<Query, MoviePreviewDetails> {
            builder.list(name, in: lists, watchlist: watchlist, title: { TitleID(.movie, $0.id) }, list) {
                MoviePreviewDetailsMapper().map($0, isOnWatchlist: $1, imagesConfiguration: $2)
            }
        }
        let watchlistUseCases = TitleWatchlistUseCases(.movie, "Movie", in: watchlist, tracer: builder.tracer)
        self.init()
        var parts = PresentedParts<Int, MovieWithParts, MoviePart, MovieParts>(builder) {
            id, parts, locale, policy throws(PopcornError) in
            try await repository.movie(withID: id, including: parts, locale: locale, policy: policy)
        } all: { ids, parts, locale, policy in
            await repository.movies(withIDs: ids, including: parts, locale: locale, policy: policy)
        }
        fetchMovieCredits = parts.add("FetchMovieCredits", .credits, at: \.credits, reading: .credits) {
            movie, _, images in
            CreditsDetailsMapper().map(movie.credits ?? Credits(cast: [], crew: []), imagesConfiguration: images)
        }
        fetchMovieWatchOffers = parts.add(
            "FetchMovieWatchOffers", .watchOffers, at: \.watchOffers, reading: .watchOffers
        ) {
            movie, locale, images in
            let offers = movie.watchOffers?.first { $0.region == locale.region }
            return offers.map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchAllMovieWatchOffers = parts.useCase("FetchAllMovieWatchOffers", reading: .watchOffers) {
            movie, _, images in
            (movie.watchOffers ?? []).map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchMovieImages = parts.add("FetchMovieImages", .images, at: \.images, reading: .images) { movie, _, images in
            ImageCollectionDetailsMapper().map(movie.images, imagesConfiguration: images)
        }
        fetchMovieVideos = parts.add("FetchMovieVideos", .videos, at: \.videos, reading: .videos) { movie, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                movie.videos, originalLanguage: movie.movie.originalLanguage)
        }
        fetchMovieReleases = parts.add("FetchMovieReleases", .releases, at: \.releases, reading: .releases) {
            movie, _, _ in
            (movie.releases ?? []).byRegion
        }
        fetchRatedMovieReleases = parts.useCase("FetchRatedMovieReleases", reading: .releases) {
            movie, _, _ in (movie.releases ?? []).rated
        }
        fetchMovieLinks = parts.add("FetchMovieLinks", .links, at: \.links, reading: .externalIDs) { movie, _, _ in
            ExternalLinksMapper().map(movie.externalIDs, of: .movie(movie.movie.id))
        }
        fetchMovieKeywords = parts.add("FetchMovieKeywords", .keywords, at: \.keywords, reading: .keywords) {
            movie, _, _ in
            movie.keywords ?? []
        }
        fetchMovieAlternativeTitles = parts.add(
            "FetchMovieAlternativeTitles", .alternativeTitles, at: \.alternativeTitles, reading: .alternativeTitles
        ) { movie, _, _ in movie.alternativeTitles ?? [] }
        let details = MovieReading(repository: repository, genres: genres, builder: builder)
        fetchMovieDetails = details.useCase(on: watchlist)
        fetchMovie = details.useCase(with: parts, on: watchlist)
        fetchPopularMovies = list("FetchPopularMovies") { .popular }
        fetchTopRatedMovies = list("FetchTopRatedMovies") { .topRated }
        fetchNowPlayingMovies = list("FetchNowPlayingMovies") { .nowPlaying }
        fetchUpcomingMovies = list("FetchUpcomingMovies") { .upcoming }
        fetchTrendingMovies = list("FetchTrendingMovies") { .trending($0) }
        fetchSimilarMovies = list("FetchSimilarMovies") { .similar(id: $0) }
        fetchMovieRecommendations = list("FetchMovieRecommendations") { .recommendations(id: $0) }
        fetchMovieReviews = builder.reviews("FetchMovieReviews", of: .movie, in: reviews)
        searchMovies = list("SearchMovies") { .search($0) }
        discoverMovies = list("DiscoverMovies") { .discover($0) }
        fetchMovieCollection = builder.fetch("FetchMovieCollection") {
            request, locale, policy async throws(PopcornError) in
            let texts = builder.defaults.texts(for: locale)
            let collection = try await collections.collection(
                withID: request.id, textLanguages: texts.parts { $0 }.first, locale: locale, policy: policy)
            let watched = try await watchlist.titles(
                among: Set(collection.value.parts.map { TitleID(.movie, $0.id) }), owner: request.owner)
            return collection.map { (collection: $0, watched: watched) }
        } present: { content, locale, images in
            MovieCollectionDetailsMapper().map(
                content.collection, watched: content.watched, texts: builder.defaults.texts(for: locale),
                imagesConfiguration: images)
        }
        fetchMovieGenres = builder.genres("FetchMovieGenres", of: .movie, in: genres)
        fetchWatchlist = watchlistUseCases.fetch
        isOnWatchlist = watchlistUseCases.contains
        addToWatchlist = watchlistUseCases.add
        removeFromWatchlist = watchlistUseCases.remove
        toggleOnWatchlist = watchlistUseCases.toggle
    }
}

/// A reader of movies with the parts that their details need.
private struct MovieReading: Sendable {

    let repository: any MovieRepository
    let genres: any GenreRepository
    let builder: UseCaseBuilder

    /// Creates the use case that fetches the details of movies.
    func useCase(on watchlist: any WatchlistRepository) -> FetchMovieDetailsUseCase {
        builder.title("FetchMovieDetails", .movie, on: watchlist) { id, locale, policy throws(PopcornError) in
            try await movie(id, including: [], locale, policy)
        } all: { ids, locale, policy in
            let movies = await repository.movies(
                withIDs: ids, including: parts(locale), locale: locale, policy: policy)
            return await genres.addNames(to: \.movie.genres, of: .movie, in: movies, locale: locale)
        } present: {
            details(of: $0, $1, $2)
        }
    }

    /// Creates the use case that fetches a movie with chosen parts.
    func useCase(
        with parts: PresentedParts<Int, MovieWithParts, MoviePart, MovieParts>, on watchlist: any WatchlistRepository
    ) -> FetchMovieUseCase {
        builder.title("FetchMovie", .movie, on: watchlist) { request, locale, policy throws(PopcornError) in
            try await movie(request.id, including: parts.read(for: request.parts), locale, policy)
                .map { (movie: $0, names: request.parts) }
        } present: { content, locale, images in
            DetailsWithParts(
                details: details(of: content.movie, locale, images),
                parts: parts.present(content.names, of: content.movie, locale, images))
        }
    }

    /// Returns a movie with the parts that its details need, and with further parts.
    private func movie(
        _ id: Int, including others: [MoviePart], _ locale: ContentLocale, _ policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        let movie = try await repository.movie(
            withID: id, including: parts(locale) + others, locale: locale, policy: policy)
        return await genres.addNames(to: \.movie.genres, of: .movie, in: movie, locale: locale)
    }

    /// Returns the parts that the details need.
    private func parts(_ locale: ContentLocale) -> [MoviePart] {
        builder.defaults.texts(for: locale).parts(
            MoviePart.texts,
            after: [.firstLogo, .certifications(builder.defaults.certificationRegions(for: locale))])
    }

    private func details(
        of movie: MovieWithParts, _ locale: ContentLocale, _ images: ImagesConfiguration
    ) -> MovieDetails {
        MovieDetailsMapper().map(
            movie, regions: builder.defaults.certificationRegions(for: locale),
            texts: builder.defaults.texts(for: locale), imagesConfiguration: images)
    }
}
