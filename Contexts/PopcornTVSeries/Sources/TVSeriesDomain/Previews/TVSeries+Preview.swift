package import CoreDomain

extension TVSeries {
    /// The preview of the series, as in lists.
    package var preview: TVSeriesPreview {
        TVSeriesPreview(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage,
            originCountry: originCountry, overview: overview, genreIDs: genres?.map(\.id), firstAirDate: firstAirDate,
            posterPath: posterPath, backdropPath: backdropPath, popularity: popularity, voteAverage: voteAverage,
            voteCount: voteCount, isAdultOnly: isAdultOnly)
    }
}

extension TVSeriesWithParts: NamedContent {
    package var contentNames: [ContentName] { series.preview.contentNames }
}
