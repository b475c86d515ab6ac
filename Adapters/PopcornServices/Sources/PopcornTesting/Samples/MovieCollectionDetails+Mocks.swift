public import CoreDomain
public import MoviesApplication

extension MovieCollectionDetails {
    /// A collection with a poster and a backdrop.
    public static func mock(
        id: Int = 404609, name: String = "John Wick Collection",
        posterURLSet: ImageURLSet? = .mock(poster: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg")
    ) -> MovieCollectionDetails {
        MovieCollectionDetails(id: id, name: name, posterURLSet: posterURLSet, backdropURLSet: backdropURLSet)
    }
}
