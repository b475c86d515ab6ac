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
        let watchlistUseCases = builder.watchlist(.movie, "Movie", in: watchlist)
        self.init()
        var parts = PresentedParts<MovieWithParts, MoviePart, MovieParts>()
        func part<Value: Encodable & Sendable>(
            _ useCase: String, _ name: MovieParts.Name,
            _ property: any WritableKeyPath<MovieParts, Value?> & Sendable, of part: MoviePart,
            present: @escaping @Sendable (MovieWithParts, ContentLocale, ImagesConfiguration) -> Value
        ) -> FetchUseCase<Int, Value> {
            parts.add(name, at: property, reading: part, present: present)
            return builder.movie(useCase, part, of: repository, present: present)
        }
        fetchMovieCredits = part("FetchMovieCredits", .credits, \.credits, of: .credits) { movie, _, images in
            CreditsDetailsMapper().map(movie.credits ?? Credits(cast: [], crew: []), imagesConfiguration: images)
        }
        fetchMovieWatchOffers = part("FetchMovieWatchOffers", .watchOffers, \.watchOffers, of: .watchOffers) {
            movie, locale, images in
            let offers = movie.watchOffers?.first { $0.region == locale.region }
            return offers.map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchAllMovieWatchOffers = builder.movie("FetchAllMovieWatchOffers", .watchOffers, of: repository) {
            movie, _, images in
            (movie.watchOffers ?? []).map { WatchOffersDetailsMapper().map($0, imagesConfiguration: images) }
        }
        fetchMovieImages = part("FetchMovieImages", .images, \.images, of: .images) { movie, _, images in
            ImageCollectionDetailsMapper().map(movie.images, imagesConfiguration: images)
        }
        fetchMovieVideos = part("FetchMovieVideos", .videos, \.videos, of: .videos) { movie, locale, _ in
            VideoDetailsMapper(locale: locale, defaults: builder.defaults).map(
                movie.videos, originalLanguage: movie.movie.originalLanguage)
        }
        fetchMovieReleases = part("FetchMovieReleases", .releases, \.releases, of: .releases) { movie, _, _ in
            (movie.releases ?? []).byRegion
        }
        fetchRatedMovieReleases = builder.movie("FetchRatedMovieReleases", .releases, of: repository) {
            movie, _, _ in (movie.releases ?? []).rated
        }
        fetchMovieLinks = part("FetchMovieLinks", .links, \.links, of: .externalIDs) { movie, _, _ in
            ExternalLinksMapper().map(movie.externalIDs, of: .movie(movie.movie.id))
        }
        fetchMovieKeywords = part("FetchMovieKeywords", .keywords, \.keywords, of: .keywords) { movie, _, _ in
            movie.keywords ?? []
        }
        fetchMovieAlternativeTitles = part(
            "FetchMovieAlternativeTitles", .alternativeTitles, \.alternativeTitles, of: .alternativeTitles
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

/// The reading of movies with what their details need.
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
        with parts: PresentedParts<MovieWithParts, MoviePart, MovieParts>, on watchlist: any WatchlistRepository
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

    /// Returns a movie with the parts that its details need, and further ones.
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

extension UseCaseBuilder {

    /// Creates a use case that presents a part of a movie.
    fileprivate func movie<Value: Encodable & Sendable>(
        _ name: String, _ part: MoviePart, of repository: any MovieRepository,
        present: @escaping @Sendable (MovieWithParts, ContentLocale, ImagesConfiguration) -> Value
    ) -> FetchUseCase<Int, Value> {
        item(name) { id, locale, policy async throws(PopcornError) in
            try await repository.movie(withID: id, including: [part], locale: locale, policy: policy)
        } all: { ids, locale, policy in
            await repository.movies(
                withIDs: ids, including: [part], locale: locale, policy: policy)
        } present: {
            present($0, $1, $2)
        }
    }
}
