public import CoreDomain
public import Foundation

extension MoviePreview {
    /// Creates a movie preview for tests. Default: *Fight Club*, with all properties.
    public static func mock(
        id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en", overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        genreIDs: [Int]? = [18, 53], releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterPath: URL? = URL(string: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropPath: URL? = URL(string: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), popularity: Double? = 61.4,
        voteAverage: Double? = 8.4, voteCount: Int? = 26_280, hasVideo: Bool? = false, isAdultOnly: Bool? = false
    ) -> MoviePreview {
        MoviePreview(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genreIDs, releaseDate: releaseDate, posterPath: posterPath, backdropPath: backdropPath,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly)
    }
}
