public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import MoviesDomain

extension MovieCollection {
    /// Creates a movie collection for tests. Default: *Star Wars*, with all properties and two movies.
    public static func mock(
        id: Int = 10, name: String = "Star Wars Collection", originalName: String? = "Star Wars Collection",
        originalLanguage: String? = "en", overview: String? = "An epic space opera.",
        posterPath: URL? = URL(string: "/22dj38IckjzEEUZwN1tPU5VJ1qq.jpg"),
        backdropPath: URL? = URL(string: "/zZDkgOmFMVYpGAkR9Tkxw0CRnxX.jpg"),
        parts: [MoviePreview] = [.mock(id: 11, title: "Star Wars"), .mock(id: 1891, title: "The Empire Strikes Back")],
        translations: [Translation]? = nil
    ) -> MovieCollection {
        MovieCollection(
            id: id, name: name, originalName: originalName, originalLanguage: originalLanguage, overview: overview,
            posterPath: posterPath, backdropPath: backdropPath, parts: parts, translations: translations)
    }
}
