extension CatalogueRoute {
    static let movies: [CatalogueRoute] = [
        CatalogueRoute("/3/movie/latest") { latest(.movie, in: $0.contents)?.movieDetails },
        CatalogueRoute("/3/movie/{movie_id}") { $0.movie?.movieDetails },
        CatalogueRoute("/3/movie/{movie_id}/credits") { $0.movie?.credits },
        CatalogueRoute("/3/movie/{movie_id}/external_ids") { $0.movie?.externalIDs },
        CatalogueRoute("/3/movie/{movie_id}/keywords") { $0.movie?.keywords },
        .list("/3/movie/{movie_id}/reviews") { $0.movie.map(GeneratedReview.list) },
        .list("/3/movie/{movie_id}/similar") { similar(to: $0.movie, in: $0.contents) },
        .list("/3/movie/{movie_id}/recommendations") { recommendations(for: $0.movie, in: $0.contents) },
    ]

    /// Returns the latest entry of a kind, or `nil` if the catalogue has no entries of the kind.
    static func latest(_ kind: CatalogueKind, in contents: CatalogueContents) -> GeneratedShow? {
        contents.catalogue.entry(kind, id: contents.catalogue.ids(of: kind).upperBound - 1).map(contents.show)
    }

    /// Returns the shows with the same first genre.
    static func similar(to show: GeneratedShow?, in contents: CatalogueContents) -> CatalogueList? {
        show.map { contents.related(to: $0.entry, by: CatalogueGenre.all(of: $0.kind).count) }
    }

    /// Returns the shows with the same keyword.
    static func recommendations(for show: GeneratedShow?, in contents: CatalogueContents) -> CatalogueList? {
        show.map { contents.related(to: $0.entry, by: CatalogueVocabulary.keyword.names.count) }
    }
}
