public import CoreApplication
public import CoreDomain
public import Foundation

extension MoviePreviewDetails {
    /// Creates a preview for tests: *Fight Club*, with every property set.
    public static func mock(
        id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        originalLanguage: String? = "en", overview: String? = "A clerk who cannot sleep meets a man who sells soap.",
        genreIDs: [Int]? = [18, 53], releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        posterURLSet: ImageURLSet? = .mock(poster: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"), popularity: Double? = 61.4,
        voteAverage: Double? = 8.4, voteCount: Int? = 26_280, hasVideo: Bool? = false, isAdultOnly: Bool? = false,
        isOnWatchlist: Bool? = nil
    ) -> MoviePreviewDetails {
        MoviePreviewDetails(
            id: id, title: title, originalTitle: originalTitle, originalLanguage: originalLanguage, overview: overview,
            genreIDs: genreIDs, releaseDate: releaseDate, posterURLSet: posterURLSet, backdropURLSet: backdropURLSet,
            popularity: popularity, voteAverage: voteAverage, voteCount: voteCount, hasVideo: hasVideo,
            isAdultOnly: isAdultOnly, isOnWatchlist: isOnWatchlist)
    }
}
