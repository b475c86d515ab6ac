public import Foundation
public import MoviesDomain

extension BelongsToCollection {
    /// Creates the collection of a movie for tests. Default: a collection with a poster and a backdrop.
    public static func mock(
        id: Int = 404609, name: String = "John Wick Collection",
        posterPath: URL? = URL(string: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropPath: URL? = URL(string: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg")
    ) -> BelongsToCollection {
        BelongsToCollection(id: id, name: name, posterPath: posterPath, backdropPath: backdropPath)
    }
}
