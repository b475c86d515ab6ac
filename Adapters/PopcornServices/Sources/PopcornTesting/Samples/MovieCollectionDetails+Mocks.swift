public import CoreApplication
public import CoreDomain
public import MoviesApplication

extension MovieCollectionDetails {
    /// Creates a collection for tests, with the properties that a movie's details contain. Pass `parts` for a
    /// collection that was fetched itself.
    public static func mock(
        id: Int = 404609, name: String = "John Wick Collection", originalName: String? = nil,
        originalLanguage: String? = nil, overview: String? = nil,
        posterURLSet: ImageURLSet? = .mock(poster: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg"),
        parts: [MoviePreviewDetails]? = nil
    ) -> MovieCollectionDetails {
        MovieCollectionDetails(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage, overview: overview,
            posterURLSet: posterURLSet, backdropURLSet: backdropURLSet, parts: parts)
    }
}
