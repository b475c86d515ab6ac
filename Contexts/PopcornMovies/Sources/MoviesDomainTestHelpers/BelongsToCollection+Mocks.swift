package import Foundation
package import MoviesDomain

extension BelongsToCollection {
    package static func mock(
        id: Int = 404609, name: String = "John Wick Collection",
        posterPath: URL? = URL(string: "/xUidyvYFsbbuExifLkslpcd8SMc.jpg"),
        backdropPath: URL? = URL(string: "/fSwYa5q2xRkBoOOjueLpkLf3N1m.jpg")
    ) -> BelongsToCollection {
        BelongsToCollection(id: id, name: name, posterPath: posterPath, backdropPath: backdropPath)
    }
}
