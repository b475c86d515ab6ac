package import CoreDomain

extension Movie {
    /// The preview of the movie, as in lists.
    package var preview: MoviePreview {
        MoviePreview(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genres?.map(\.id), releaseDate: releaseDate, posterPath: posterPath, backdropPath: backdropPath,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly)
    }
}

extension MovieWithParts: NamedContent {
    package var contentNames: [ContentName] { movie.preview.contentNames }
}
